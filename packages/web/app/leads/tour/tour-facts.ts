/** The facts that tour request forms need. */
export interface TourFacts {
  mlsNumber: string;
  /** The page that does the same without script. */
  action: string;
  /** The home in words: its address if it may be shown. */
  home: string;
  /** The date in Omaha, YYYY-MM-DD: the first day that can be chosen. */
  today: string;
  /** The signed-in person, to prefill their contact details; null for a visitor. */
  person: { id: string; name: string; email: string; phone: string } | null;
}
