/** The reference lists of leads by their keys; other rooms have lists of their own. */
export const referenceLists = {
  'lead-stages': 'Lead stages',
  'lead-statuses': 'Lead statuses',
  'lead-sources': 'Lead sources',
  'lead-sub-sources': 'Lead sub-sources',
  departments: 'Departments',
  relationships: 'Relationships',
  't-shirt-sizes': 'T-shirt sizes',
  'response-levels': 'Response levels',
  'engagement-levels': 'Engagement levels',
  'closing-bag-options': 'Closing bag options',
  'lender-statuses': 'Lender statuses',
  referrals: 'Referral list',
} as const;
export type ReferenceListKey = keyof typeof referenceLists;

/** The most active entries in a list: they must fit on one page to be reordered. */
export const REFERENCE_ENTRIES_MAX = 100;
