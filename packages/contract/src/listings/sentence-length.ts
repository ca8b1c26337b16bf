/** Letters that a sentence of the search box may have. */
export const LONGEST_SENTENCE = 300;
