/** Somebody asked to be shown a home; told in the commit that stores the request. */
export const TOUR_REQUESTED = 'leads.tour-requested';

export interface TourRequested {
  tourRequestId: string;
  mlsNumber: string;
  /** Null for a visitor. */
  personId: string | null;
}
