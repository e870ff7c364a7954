export { type Limits, type Options, optionLines, readOptions } from './options.ts';
export { vacuum } from './operations/vacuum.ts';
export { serve, SERVE_USAGE } from './serve.ts';
export type { Server } from './server.ts';
export { startServer, storePath, type Surroundings } from './start.ts';
export { backupSqlite, restoreSqlite } from './store/sqlite.ts';
export { StoreRefused } from './store/store.ts';
export { exportTable, importTable } from './keeping.ts';
export { verifyExport } from './tables/export.ts';
