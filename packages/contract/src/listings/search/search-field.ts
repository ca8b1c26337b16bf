interface FieldNames {
  /** Its name in the body of a call. */
  wire: string;
  /** Its name in a page's address; pages don't have the filter without one. */
  param?: string;
  /** As people know it. */
  label: string;
  /**
   * The part of the filters that shows the plain input of its kind; others have their own input.
   */
  input?: 'building' | 'features';
}

/** One field of the search filter; the rules of a value follow from its kind. */
export type SearchField = FieldNames &
  (
    | { kind: 'text' | 'texts'; max: number }
    | {
        kind: 'number';
        min: number;
        max: number;
        /** Digits behind the point, at most. */
        decimals: number;
        unit?: 'dollars' | 'year';
        /** The field with the upper end of the range. */
        notAbove?: string;
      }
    | { kind: 'flag' }
    | { kind: 'choice' | 'choices'; choices: readonly string[] }
    | { kind: 'shape' }
    | { kind: 'shapes'; most: number }
  );
