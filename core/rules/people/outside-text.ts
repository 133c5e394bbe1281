/** As much of one message as is kept. */
export const MOST_KEPT = 4_096
/** As much of one message as is understood: what is wanted stands at its beginning. */
export const MOST_UNDERSTOOD = 1_000

/** Every run of blanks, line breaks included, is one space, and none stands at the ends. */
export const foldBlanks = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Cut to length and without long runs of blanks, before anything reads it. Of line breaks two in a row are kept. */
export function readable(text: string, most = MOST_KEPT): string {
  const folded = text
    .slice(0, most * FOLDABLE)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return folded.slice(0, most).toWellFormed().trim()
}

/** So much longer than what is kept may be what is folded. */
const FOLDABLE = 4
