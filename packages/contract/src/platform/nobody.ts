/** The id of an anonymous visitor; in a call with a `userid` field it means the caller. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';
