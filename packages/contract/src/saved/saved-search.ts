/** How often a saved search emails its news. */
export const alertFrequencies = ['at-once', 'daily', 'weekly', 'off'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

export const alertFrequencyLabels: Record<AlertFrequency, string> = {
  'at-once': 'Right away',
  daily: 'Every day',
  weekly: 'Every week',
  off: 'Off',
};

/** The kinds of news about a home that a saved search finds. */
export const alertNews = ['new', 'price-drop', 'back-on-market', 'open-house'] as const;
export type AlertNews = (typeof alertNews)[number];

export const alertNewsLabels: Record<AlertNews, string> = {
  new: 'New',
  'price-drop': 'Price drop',
  'back-on-market': 'Back on the market',
  'open-house': 'Open house',
};

/** The most saved searches per person. */
export const SAVED_SEARCHES_MAX = 50;
export const SEARCH_NAME_MAX = 80;

/** Characters of a search in words. */
export const SEARCH_WORDS_MAX = 300;
