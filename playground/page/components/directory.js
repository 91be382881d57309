import { createContext } from 'preact';

/** The people, roles and channels of the server in view, for menus that offer them. */
export const Directory = createContext({ users: [], roles: [], channels: [] });
