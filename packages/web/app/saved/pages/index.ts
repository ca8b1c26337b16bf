/** Whole pages, for surfaces only. */
export { changeSavedAddresses, getSavedAddresses } from '../addresses/saved-addresses-client.ts';
export { SavedAddressesView } from '../addresses/saved-addresses-view.tsx';
export { handleSavedHomeIntent } from '../homes/handle-saved-home-intent.ts';
export { loadSavedHomes } from '../homes/load-saved-homes.ts';
export { SavedHomesView } from '../homes/saved-homes-view.tsx';
export { handleSavedSearchIntent, handleSaveSearch } from '../searches/handle-saved-search.ts';
export {
  loadSavedItems,
  loadSavedSearches,
  loadSaveSearch,
} from '../searches/load-saved-searches.ts';
export { SaveSearchView } from '../searches/save-search-view.tsx';
export { SavedItemsView } from '../searches/saved-items-view.tsx';
export { SavedSearchesView } from '../searches/saved-searches-view.tsx';
export { findAlertLink, stopAlerts } from '../searches/stop-alerts.ts';
