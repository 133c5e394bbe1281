/** Controls that end or divide a line, on any system. */
const lineBreaks = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g
/** Controls, bidirectional marks, and letters without a shape that pass for a blank name. */
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** The same, but what holds an emoji of several parts together stays. */
const invisibleInLines = /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|(?!\n|\u200d)[\p{Cc}\p{Cf}]/gu
const tab = /\t/g

/** The text of a field of one line: blanks folded, nothing invisible in it. */
export const oneLine = (typed: string): string =>
  typed.toWellFormed().replace(lineBreaks, ' ').replace(tab, ' ').replace(invisible, '').replace(/\s+/g, ' ').trim()

/** The text of a field of several lines: at most one line in a row stays empty. */
export const severalLines = (typed: string): string =>
  typed
    .toWellFormed()
    .replace(lineBreaks, '\n')
    .replace(tab, ' ')
    .replace(invisibleInLines, '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** At most so many letters of a text, up to the end of a word, with a sign that more was said. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most - 1).toWellFormed()
  const end = start.lastIndexOf(' ')
  return `${end > 0 ? start.slice(0, end) : start}…`
}

/** A name without a letter is none. */
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text)

/** Looks like a full stop, but no mail program or chat takes what stands around it for an address. */
const DOT = '\u2024'

/**
 * A stranger's words as a mail or a chat shows them to another person: one line, so that they cannot look like a line
 * of ours, with links as mere text and without WhatsApp's marks for bold and the like.
 */
export const outsideText = (typed: string): string =>
  oneLine(typed)
    .replace(/\b[a-z]{2,10}:\/\//gi, '')
    .replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, (dot, at, whole) => (isFigure(whole, at) ? dot : DOT))
    .replace(/[*_~`]/g, '')

/** 2.1 is a figure, and no part of an address. */
const isFigure = (whole: string, at: number): boolean =>
  /\d/.test(whole.charAt(at - 1)) && /\d/.test(whole.charAt(at + 1))
