/** The maximum length of a sentence in the search box. */
export const LONGEST_SENTENCE = 300;
