import { piecesOf } from '../front-desk/sentences.ts'
import { agreesToEnd } from './doubts.ts'

const orders =
  /\b(?:cancel\w*|kanselleer\w*|[a-z]{0,6}khansel\w*|[a-z]{0,4}rhoxis\w*|hlakol\w*|phimol\w*|call (?:it|that) off)\b/i
const passOn =
  /^(?:and |en |but |maar |please |asb ){0,2}(?:(?:tell|let) (?:them|him|her|the shop)(?: know)?|s[eê] (?:vir )?(?:hulle|die winkel)|(?:ba|u)?tshele|xelela|bolella)(?: that| dat| ukuthi| hore| gore)?(?: (?:the|my) reason (?:is|was)| die rede is)?[\s:,]{0,3}/i
/** What follows is why, though the order stands before it. */
const because = /\b(?:because|cause|coz|cos|since|omdat|want|ngoba|ngokuba|kuba|hobane|gonne)\b/i
const MIN_WORDS = 3

/** Why somebody ends what they end, in their own words: 'yes, I am away that day' says 'I am away that day'. Pure. */
export function whyEnded(text: string): string | undefined {
  const said = piecesOf(text.slice(0, 300))
    .map((piece) => piece.trim())
    .flatMap((piece) => (orders.test(piece) ? behindBecause(piece) : agreesToEnd(piece) ? [] : [piece]))
    .join(', ')
    .replace(passOn, '')
    .trim()
  return wordsIn(said) >= MIN_WORDS && !said.includes('?') ? said : undefined
}

function behindBecause(piece: string): string[] {
  const found = because.exec(piece)
  return found ? [piece.slice(found.index + found[0].length).trim()] : []
}

const wordsIn = (text: string): number => (text.match(/\p{L}{2,}/gu) ?? []).length
