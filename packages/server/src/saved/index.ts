export { findSavedAddresses, requireSavedAddress } from './addresses/require-saved-address.ts';
export { issueSearchStop } from './alerts/alert-link.ts';
export { matchSavedSearches } from './alerts/match-saved-searches.ts';
export { savedMailSamples } from './alerts/saved-mail-samples.ts';
export { sendSharedAlerts } from './alerts/send-shared-alerts.ts';
export { listSavedHomes } from './homes/list-saved-homes.ts';
export { saveHome } from './homes/save-home.ts';
export { saveHomeNote } from './homes/save-home-note.ts';
export { savedRoom } from './plugin.ts';
export { homeViewed, searchSaved } from './saved-events.ts';
export { openSaved } from './saved-services.ts';
export { type BuiltSearch, saveSearchFor, saysTheSame } from './searches/save-search-for.ts';
export {
  adoptSearches,
  dropSearches,
  endSearches,
  findSearchStop,
  hasSearch,
  moveSearch,
  saveSharedSearch,
} from './searches/share-search.ts';
export { saveHomeView } from './views/save-home-view.ts';
export { ViewWindow } from './views/view-window.ts';
export { recordSiteSearch, recordSiteVisit } from './visits/record-visits.ts';
