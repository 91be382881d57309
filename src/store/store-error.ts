/**
 * - `in-use`: another instance runs on the same folder.
 * - `newer`: the database was written by a later version.
 * - `foreign`: the file is a database, but not Thicket's.
 * - `corrupt`: the file cannot be read as a database, or not wholly.
 * - `unwritable`: the folder or file cannot be written.
 * - `full`: there is no room left.
 * - `busy`: another process kept the database locked for longer than is waited.
 * - `migration`: the database could not be brought up to date; it is as it was.
 */
export type StoreFault =
  | 'in-use'
  | 'newer'
  | 'foreign'
  | 'corrupt'
  | 'unwritable'
  | 'full'
  | 'busy'
  | 'migration';

/** What is wrong with the store, and what whoever runs the bot can do about it. */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(
    readonly fault: StoreFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The error as a `StoreError` where it is the disk's or the database's doing, else as it was. */
export function asStoreError(error: unknown, file: string): unknown {
  if (error instanceof StoreError) return error;
  const fault = faultOf(codeOf(error));
  return fault === undefined ? error : new StoreError(fault, ADVICE[fault](file), { cause: error });
}

export function isBusy(error: unknown): boolean {
  return faultOf(codeOf(error)) === 'busy';
}

/** SQLite's or the file system's word for what went wrong, such as `SQLITE_BUSY` or `EACCES`. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
}

type OrdinaryFault = 'busy' | 'corrupt' | 'full' | 'unwritable';

const FAULT_BY_CODE: readonly (readonly [RegExp, OrdinaryFault])[] = [
  [/^SQLITE_(BUSY|LOCKED)/, 'busy'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'corrupt'],
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)/, 'full'],
  [/^(SQLITE_(READONLY|CANTOPEN|IOERR|PERM)|EACCES|EPERM|EROFS|ENOTDIR|EEXIST|EISDIR|ENOENT)/, 'unwritable'],
];

function faultOf(code: string): OrdinaryFault | undefined {
  return FAULT_BY_CODE.find(([pattern]) => pattern.test(code))?.[1];
}

const ADVICE: Readonly<Record<OrdinaryFault, (file: string) => string>> = {
  busy: (file) =>
    `${file} has been locked by another program for seconds. Close whatever has it open, such as a database browser or a backup.`,
  corrupt: (file) =>
    `${file} is damaged and was left as it is. Put a backup in its place (a copy is made before every update, beside it), or move it away to begin anew.`,
  full: (file) => `There is no room left to write ${file}. Make room on that disk.`,
  unwritable: (file) =>
    `${file} cannot be read and written. Check that its folder exists, that this user may write there, and that the disk is not read-only.`,
};
