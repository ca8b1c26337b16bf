export { requireOwnId } from './caller-id.ts';
export { listingMailSamples } from './emails/samples.ts';
export { keptHomeCalls } from './kept-homes/kept-home-calls.ts';
export { mapStatement } from './map-statements.ts';
export { listingsRoom } from './plugin.ts';
export { requireShownHome, type ShownHome } from './require-shown-home.ts';
export { matchSavedSearches } from './saved-searches/match-saved-searches.ts';
export { searchStatements } from './search-statements.ts';
export { indexWords } from './words/index-words.ts';
