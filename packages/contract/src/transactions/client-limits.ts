/** The most characters of a client’s question and of the name that they approve with. */
export const CLIENT_QUESTION_MAX = 2000;
export const CLIENT_NAME_MAX = 120;
