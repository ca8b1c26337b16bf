/** Marks a notification as read and leads to what it is about. */
export const openingPath = (id: string) => `/notifications/${id}`;
