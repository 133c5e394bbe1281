/** The characters of one message that are kept. */
export const MAX_KEPT = 4_096
/** The characters of one message that are understood; people say at the beginning what they want. */
export const MAX_UNDERSTOOD = 1_000

/** Every run of blanks, line breaks included, is one space, and none stands at the ends. */
export const foldBlanks = (text: string): string => text.replace(/\s+/g, ' ').trim()

/**
 * The text cut to length and without long runs of blanks, before anything reads it. At most two line breaks in a row
 * stay.
 */
export function readable(text: string, most = MAX_KEPT): string {
  const folded = text
    .slice(0, most * FOLDABLE)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return folded.slice(0, most).toWellFormed().trim()
}

/** A text of up to so many times the kept length is folded before it is cut. */
const FOLDABLE = 4
