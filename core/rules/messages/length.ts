/** The most characters of a message, wherever it is written. */
export const MAX_WORDS = 2000
