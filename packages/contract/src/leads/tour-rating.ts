/** What clients say about a tour, without zod: their page needs it. */
export const TOUR_COMMENT_MAX = 1000;
export const likedAnswers = ['yes', 'no', 'unsure'] as const;
