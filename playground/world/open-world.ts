import { seedWorld } from './seed.js';
import { World } from './world.js';

/** The world kept in a folder; a new one is filled first. */
export function openWorld(folder: string, options: { readonly fresh: boolean }): World {
  const world = new World(folder, options);
  if (world.isNew) world.begin(seedWorld(world));
  return world;
}
