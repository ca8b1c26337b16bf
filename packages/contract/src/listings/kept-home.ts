/** What a person can mark a home as; one at a time (spec 1 section 4). */
export const homeMarks = ['favourite', 'dislike'] as const;
export type HomeMark = (typeof homeMarks)[number];

/** The lists of homes that a person has of their own (spec 1 section 2). */
export const keptLists = ['favourites', 'dislikes', 'viewed'] as const;
export type KeptList = (typeof keptLists)[number];

/** How such a list can be ordered; `newest` is by when it was marked or last viewed. */
export const keptSorts = [
  'newest',
  'oldest',
  'pricechange',
  'priceasc',
  'pricedesc',
  'status',
] as const;
export type KeptSort = (typeof keptSorts)[number];

export const keptSortLabels: Record<KeptSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  pricechange: 'Biggest price drop',
  priceasc: 'Lowest price',
  pricedesc: 'Highest price',
  status: 'Status',
};

/** Characters that a note about a home may have. */
export const NOTE_MOST = 1000;

/** The answers by which the specs' client knows that a mark was kept or taken away. */
export const keptReplies = {
  saved: 'Your Property Save successfully',
  removed: 'Your Property Remove successfully',
} as const;
