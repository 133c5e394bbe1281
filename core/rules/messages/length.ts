/** The most characters of a message, wherever it is written. */
export const MOST_WORDS = 2000
