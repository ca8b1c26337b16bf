/** What the forms that ask for a tour know. */
export interface TourFacts {
  mlsNumber: string;
  /** The page that does the same without script. */
  action: string;
  /** The home in words: its address where that may be shown. */
  home: string;
  /** The date in Omaha, YYYY-MM-DD: the first day that can be chosen. */
  today: string;
  /** Who is signed in, to fill in their own facts; null for a visitor. */
  person: { id: string; name: string; email: string; phone: string } | null;
}
