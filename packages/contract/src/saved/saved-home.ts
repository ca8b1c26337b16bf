/** A person's reactions to a home; one at a time. */
export const homeReactions = ['favorite', 'dislike'] as const;
export type HomeReaction = (typeof homeReactions)[number];

/** A person's own lists of homes. */
export const savedLists = ['favorites', 'dislikes', 'viewed'] as const;
export type SavedList = (typeof savedLists)[number];

/** Sort orders of such a list; `newest` is by when it was saved or last viewed. */
export const savedSorts = [
  'newest',
  'oldest',
  'pricechange',
  'priceasc',
  'pricedesc',
  'status',
] as const;
export type SavedSort = (typeof savedSorts)[number];

export const savedSortLabels: Record<SavedSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  pricechange: 'Biggest price drop',
  priceasc: 'Lowest price',
  pricedesc: 'Highest price',
  status: 'Status',
};

/** The maximum length of a note about a home. */
export const NOTE_MAX = 1000;

/** The specified answers for a saved or removed reaction. */
export const savedHomeReplies = {
  saved: 'Your Property Save successfully',
  removed: 'Your Property Remove successfully',
} as const;
