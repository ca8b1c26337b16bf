/** How often a saved search tells its news by mail. */
export const alertFrequencies = ['at-once', 'daily', 'weekly', 'off'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

export const alertFrequencyLabels: Record<AlertFrequency, string> = {
  'at-once': 'At once',
  daily: 'Every day',
  weekly: 'Every week',
  off: 'Off',
};

/** What of a home is news to a saved search that finds it. */
export const alertNews = ['new', 'price-drop', 'back-on-market', 'open-house'] as const;
export type AlertNews = (typeof alertNews)[number];

export const alertNewsLabels: Record<AlertNews, string> = {
  new: 'New',
  'price-drop': 'Price drop',
  'back-on-market': 'Back on the market',
  'open-house': 'Open house',
};

/** Saved searches that one person can have at a time. */
export const SAVED_SEARCHES_MOST = 50;
export const SEARCH_NAME_MOST = 80;
