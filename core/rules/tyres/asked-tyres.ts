export type AskedTyres = {
  /** What is left: the size, as it was written. */
  size: string
  /** How many of them, where that is said. */
  quantity: number | undefined
}

const before = /^([1-8])(?:\s{0,2}[x×*]\s{0,2}|\s{1,2}(?:(?:tyres?|tires?|bande)\s{1,2})?(?:of\s{1,2})?)(?=\d{2})/i
const behind = /[\s,]{1,2}(?:[x×*]\s{0,2}([1-8])|([1-8])\s{0,2}(?:[x×*]|tyres?|tires?|bande))$/i
const together = /^(?:an?\s{1,2})?(set|pair)\s{1,2}of\s{1,2}/i

/** Takes how many tyres from a text that holds a size: '4 x 205 55 16', 'a pair of 205/55R16', '205/55R16 x2'. */
export function readAskedTyres(text: string): AskedTyres {
  const trimmed = text.trim()
  const named = together.exec(trimmed)
  if (named) return { size: trimmed.slice(named[0].length), quantity: named[1]?.toLowerCase() === 'set' ? 4 : 2 }
  const first = before.exec(trimmed)
  if (first) return { size: trimmed.slice(first[0].length), quantity: Number(first[1]) }
  const last = behind.exec(trimmed)
  if (last) return { size: trimmed.slice(0, last.index), quantity: Number(last[1] ?? last[2]) }
  return { size: trimmed, quantity: undefined }
}
