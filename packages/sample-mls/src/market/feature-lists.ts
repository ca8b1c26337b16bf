/** Words about a home in the spelling of the feed's lookups, keyed by Data Dictionary field. */
export type Features = { readonly [field: string]: readonly string[] };
