import type { CallLine } from '#platform';

/** The calls of the saved room, by endpoint name. */
export const savedCalls = {
  getSavedAddresses: 'GET Property/GetSavedAddresses',
  saveAddress: 'POST Property/SaveAddress',
  removeSavedAddress: 'POST Property/RemoveSavedAddress',
  saveHome: 'POST Property/SavePropertyWithUser',
  removeHome: 'POST Property/RemovePropertyWithUser',
  undoHome: 'POST Property/UndoPropertyWithUser',
  getHomeFlags: 'POST Property/GetSavePropertyWithUser',
  getSavedHome: 'GET Property/GetUserPropertyDetails',
  getHomeReactions: 'POST Property/GetHomeReactions',
  getSavedHomes: 'GET Property/GetSavedHomes',
  saveHomeNote: 'POST Property/SaveHomeNote',
  saveHomeView: 'POST Property/SavePropertyActivity',
  getPropertyActivity: 'GET Property/GetPropertyActivity',
  getFavoriteProperties: 'GET Property/GetFavoritePropertyList',
  getHomeInterest: 'GET Property/GetHomeInterest',
  getSavedSearches: 'GET Filter/GetFilterListByuserId',
  getSavedSearch: 'GET Filter/GetFilterListById',
  saveSearch: 'POST Filter/SaveFilter',
  deleteSearch: 'POST Filter/DeleteFilter',
  restoreSearch: 'POST Filter/RestoreFilter',
  getSharedSearch: 'GET Filter/GetSharedSearch',
  readSearchNews: 'POST Filter/ReadFilterNews',
  getAlertLink: 'GET Filter/GetAlertLink',
  stopAlerts: 'POST Filter/StopAlerts',
} as const satisfies Record<string, CallLine>;
