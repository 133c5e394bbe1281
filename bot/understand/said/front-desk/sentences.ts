/** Also without a blank: 'three months.nitrogen no'. An address of the web is one word. */
const end = '(?<=[.!?;])\\s+|\\n+|(?<=\\p{L}{2}[.!?;])(?=\\p{L}{4})'
const sentenceEnd = new RegExp(end, 'u')
const pieceEnd = new RegExp(`${end}|,\\s*`, 'u')

/** The sentences of a line at a counter, as they are written. */
export const sentencesOf = (words: string): string[] => words.split(sentenceEnd).filter(Boolean)

/** What stands between full stops, lines and commas. */
export const piecesOf = (words: string): string[] => words.split(pieceEnd).filter(Boolean)
