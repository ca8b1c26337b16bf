export { findSavedAddresses, requireSavedAddress } from './addresses/require-saved-address.ts';
export { matchSavedSearches } from './alerts/match-saved-searches.ts';
export { savedMailSamples } from './alerts/saved-mail-samples.ts';
export { listSavedHomes } from './homes/list-saved-homes.ts';
export { saveHome } from './homes/save-home.ts';
export { saveHomeNote } from './homes/save-home-note.ts';
export { savedRoom } from './plugin.ts';
export { saveHomeView } from './views/save-home-view.ts';
export { ViewWindow } from './views/view-window.ts';
