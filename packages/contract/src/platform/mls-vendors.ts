/** MLS vendors whose servers we know; `plain` is any other. Also the values of MLS_VENDOR. */
export const mlsVendors = [
  'mls-grid',
  'trestle',
  'bridge',
  'spark',
  'paragon',
  'utah',
  'plain',
] as const;
export type MlsVendor = (typeof mlsVendors)[number];
