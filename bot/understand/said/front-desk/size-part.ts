import { plain } from '../../shop-words.ts'

/** A part of a size by which a counter names its tyres: 'the 205s', '205/55s', 'the 15 inch ones'. */
export type SizePart = { width?: number; aspect?: number; rim?: number }

const whole = /\b\d{3} ?[/x -] ?\d{2} ?[/ -]? ?z?r?f? ?\d{2}(?!\d)/
const width =
  /\b([123]\d5)(?:\/(\d{2}))?'?s\b|\b(?:the|our|my|all|al|die|ons|alle) ([123]\d5)(?:\/(\d{2}))?(?= (?:is|are|for|at|now|nou|vir|teen|tyres?|bande?|kos|cost|price|left|oor|sold|gone)\b)/
const rim =
  /\b(?:r|rim ?)?(1[2-9]|2[0-2])[ -]?(?:inch(?:es)?|duim|")(?:'?s)?(?= |$|[,.?!])|\br(1[2-9]|2[0-2])'?s\b|\b(1[2-9]|2[0-2])'s\b/

/** None where a whole size is named. Pure. */
export function sizePart(words: string): SizePart | undefined {
  const line = plain(words)
  if (whole.test(line)) return undefined
  const [, w1, a1, w2, a2] = width.exec(line) ?? []
  const [, r1, r2, r3] = rim.exec(line) ?? []
  const part = {
    ...((w1 ?? w2) && { width: Number(w1 ?? w2) }),
    ...((a1 ?? a2) && { aspect: Number(a1 ?? a2) }),
    ...((r1 ?? r2 ?? r3) && { rim: Number(r1 ?? r2 ?? r3) }),
  }
  return Object.keys(part).length > 0 ? part : undefined
}

const asksCount =
  /\b(?:how (?:many|much)|hoeveel|zingaki|mangaki|kae|ke bokae|what (?:do|have) we (?:have|got)|wat het ons|do (?:we|i) (?:still )?have|have (?:we|i) (?:still )?got|(?:is|are) there (?:any|still)|het ons (?:nog)?|stock (?:of|on|for)|voorraad (?:van|op))\b/

/** 'How many Falkens do we have': asked of the shop's own stock, if it names tyres of it. Pure. */
export const asksStock = (words: string): boolean => asksCount.test(plain(words))
