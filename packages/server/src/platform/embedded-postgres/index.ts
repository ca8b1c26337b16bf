export type { Connection } from './connection.ts';
export { findDatabaseHome } from './database-home.ts';
export {
  type EmbeddedPostgres,
  findEmbeddedPostgres,
  startEmbeddedPostgres,
} from './start-embedded-postgres.ts';
export { startTemporaryPostgres } from './start-temporary-postgres.ts';
