export { listingsRoom } from './plugin.ts';
export { searchStatements } from './search-statements.ts';
