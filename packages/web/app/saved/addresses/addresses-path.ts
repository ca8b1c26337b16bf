/** The page of the person's saved addresses. */
export const ADDRESSES_PATH = '/property-list/addresses';
