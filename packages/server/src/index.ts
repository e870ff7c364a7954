export { type Limits, type Options, optionLines, readOptions } from './options.ts';
export { serve, SERVE_USAGE } from './serve.ts';
export type { Server } from './server.ts';
export { startServer, storePath, type Surroundings } from './start.ts';
export { backupSqlite, restoreSqlite } from './store/sqlite.ts';
export { StoreRefused } from './store/store.ts';
export { exportTable, importTable } from './keeping.ts';
export { receiptIn } from './tables/receipt.ts';
export { type NotProved, type Proved, type Verified, verifyExport } from './tables/verify.ts';
