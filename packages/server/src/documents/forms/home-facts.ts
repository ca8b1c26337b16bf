/**
 * What is known of a home and its sale besides the answers of a form, as the subject of a
 * document says it. Null, or no entry, is unknown.
 */
export interface HomeFacts {
  readonly yearBuilt?: number | null;
  /** How its sewage leaves it. */
  readonly sewer?: 'public' | 'community' | 'septic' | null;
  readonly hasHoa?: boolean | null;
  readonly hasPool?: boolean | null;
  readonly isInFloodPlain?: boolean | null;
  /** In the area where soil may hold lead. */
  readonly isInSoilArea?: boolean | null;
  /** In a sanitary and improvement district. */
  readonly isSid?: boolean | null;
  readonly isVaFinanced?: boolean | null;
  /** What the lead-based paint disclosure of the same home says. */
  readonly knowsLeadPaint?: boolean | null;
}
