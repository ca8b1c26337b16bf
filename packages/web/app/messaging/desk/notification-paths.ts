/** Where people choose how they are notified; a page of the portal. */
export const SETTINGS_PATH = '/accountsetting#notifications';

/** Marks a notification as read and leads to what it is about. */
export const openingPath = (id: string) => `/notifications/${id}`;
