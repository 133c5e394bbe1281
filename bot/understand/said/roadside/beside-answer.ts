import { plain, tokensOf } from '../../shop-words.ts'
import { isPlainWord } from '../../stated/ordinary-words.ts'
import { asksSomething } from '../front-desk/asks.ts'
import { piecesOf } from '../front-desk/sentences.ts'
import { minutesAt } from '../minutes-away.ts'
import { sumsAt } from '../price-words.ts'

/**
 * What a shop says to a driver beside its minutes and its price, as it is written: a question, a condition, what it
 * brings. Empty if there is nothing. `called`: the words of the driver's name and place, which say only whom it answers.
 */
export function besideAnswer(words: string, called: ReadonlySet<string>): string {
  return piecesOf(words)
    .map((piece) => restOf(piece, called))
    .filter((one) => one !== '')
    .join(', ')
    .replace(/([?!.]),/g, '$1')
}

/** The words behind the figures; all of them if something is said before the figures as well. */
function restOf(piece: string, called: ReadonlySet<string>): string {
  const spans = spansOf(piece)
  const [from, to] = [Math.min(...spans.map((one) => one.from)), Math.max(...spans.map((one) => one.to))]
  if (spans.length === 0) return saysSomething(piece, called) ? piece.trim() : ''
  const behind = piece.slice(to).replace(joining, '')
  const isSaid = { before: saysSomething(piece.slice(0, from), called), behind: saysSomething(behind, called) }
  if (isSaid.before) return piece.trim()
  return isSaid.behind ? behind.trim() : ''
}
const joining = /^[\s,:;-]*(?:(?:and|en|but|maar|no|futhi|kodwa|le|mme|empa|mara|plus|also|ook)\b[\s,]*)*/iu

function spansOf(piece: string): { from: number; to: number }[] {
  // Where accents change the length nobody can say where the figures stand.
  if (plain(piece).length !== piece.length) return []
  return [...minutesAt(piece), ...sumsAt(piece)]
}

/** A question asks by its shortest words; anything else says something by two that are not of the answer itself. */
function saysSomething(words: string, called: ReadonlySet<string>): boolean {
  const said = tokensOf(words).filter((word) => !isPlainWord(word) && !ofAnswer.has(word) && !called.has(word))
  const own = said.filter((word) => word.length > 2 || /^\d+$/.test(word))
  return own.length >= (asksSomething(words) || conditional.test(plain(words)) ? 1 : 2)
}

const conditional =
  /\b(?:if|only|cash|kontant|card|kaart|eft|unless|but|maar|net|alleen|kodwa|empa|mara|uma|xa|ha|fa|bring|need|must|moet|without|sonder)\b/

/** What an answer is made of in the six languages: being there, in so long, at so much. */
const ofAnswer: ReadonlySet<string> = new Set(
  `can could will would should there here in about within around roughly approx approximately maybe minutes minute mins min hour hours hrs from now away
  eta come coming out get reach drive driving guy guys driver van bakkie technician team someone somebody send sending
  for all total everything price charge charges cost costs callout call-out call fee only just inclusive incl including each altogether rand zar puncture repair fix plug
  daar hier oor omtrent ongeveer binne minute minuut uur wees kom ry stuur iemand uit uitroep uitroepfooi prys vir alles totaal altesaam
  siza singaba lapho khona ngemizuzu emizuzwini imizuzu imizuzwana cishe malunga phakathi sizofika sofika singafika ngehora kuphela konke yonke
  re ka tla fihla goroga metsotso ka hora moo mo teng hoo ka bo ba ho go tlhwatlhwa tjhelete ditshenyegelo kaofela tsotlhe yotlhe
  i'll we'll he'll i'm we're its it's`
    .split(/\s+/)
    .filter(Boolean),
)
