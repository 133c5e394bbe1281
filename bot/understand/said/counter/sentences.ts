/** The sentences of a line at a counter, as they are written. */
export const sentencesOf = (words: string): string[] => words.split(/(?<=[.!?;])\s+|\n+/).filter(Boolean)

/** What stands between full stops, lines and commas. */
export const piecesOf = (words: string): string[] => words.split(/(?<=[.!?;])\s+|\n+|,\s*/).filter(Boolean)
