// Which errors mean that the disk is full or failing, and which mean that somebody made a mistake.

import { StorageFailed, StoreRefused } from './store.ts';

/** SQLite cannot grow its shared index either when no space is left. */
const FULL = new Set(['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC', 'EDQUOT']);
const FAILED =
  /^(SQLITE_(BUSY|LOCKED|PROTOCOL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|NOMEM|PERM)|(EIO|EROFS|EACCES|EPERM|EEXIST|ENOENT|ENOTDIR)$)/;
const BROKEN = /^SQLITE_(CORRUPT|NOTADB)/;

/** A failure of the storage as `StorageFailed`; any other error as it is. */
export function failureOf(error: unknown): unknown {
  const code = codeOf(error);
  if (FULL.has(code)) return new StorageFailed('storage-full', error);
  return FAILED.test(code) ? new StorageFailed('storage-failed', error) : error;
}

export function isStorageFailure(error: unknown): boolean {
  return failureOf(error) instanceof StorageFailed;
}

/** The same for a file that is being opened: what cannot be read is refused. */
export function refusalOf(error: unknown): unknown {
  return BROKEN.test(codeOf(error)) ? new StoreRefused('broken-store', error) : failureOf(error);
}

/** Another connection holds what this one needs. */
export function isBusy(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_BUSY');
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
