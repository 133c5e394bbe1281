import { codeIn, ordersToTell, plain, tokensOf } from '../../shop-words.ts'
import { nameIn } from '../../stated/called.ts'
import { isPlainWord } from '../../stated/ordinary-words.ts'
import { withoutOrder } from '../told/told.ts'
import { rowsNamed } from './rows-named.ts'

const refuses =
  /^(?:\s|[,.:;-]|\b(?:no|not|nee|nope|cant|can't|cannot|sorry|jammer|decline|refuse|reject|deny|weier|cancel|kanselleer|say|tell|se|vir|for|please|asb|yes|ja|cha|hayi|nnyaa)\b)+/i
const whom =
  /^(?:(?:to |for |vir |aan )?(?:all(?: of them| three)?|both|almal|everyone|everybody|albei|(?:(?:the|die) )?(?:first|second|third|last|other|eerste|tweede|derde|laaste|ander) (?:one|een|booking|request|job)|(?:the|die) (?:one|een|booking|request|job)|(?:number|nommer|nr) \d{1,2}|(?:the |die )?\d{1,2}(?:[:h.]\d\d)? ?(?:am|pm|uur|o'?clock)? ?(?:(?:one|een|slot)\b|(?=(?:no|nee|not|cha|hayi)\b))|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:'?s)?|(?:maan|dins|woens|donder|vry|sater|son)dag)|is)\b[\s,.:;-]*/i
const MAX_REASON = 200
/** A no that begins what is said: 'no room', 'not possible', 'cant lift a truck'. */
const beginsReason = /\b(?:no|not|cant|can't|cannot)\s+$/i
/** Behind these it is an answer by itself: 'no we are full'. */
const byItself =
  /^(?:i|we|it|its|it's|he|she|they|you|there|theres|the|that|this|because|coz|cos|sorry|too|im|i'm|my|our|for|to|on|at|in|all|both)\b/i

/** The refusal goes, and a no that is part of the reason stays: 'no, no room' is 'no room'. */
const lastNo = (refused: string, at: number, words: string): string => {
  const rest = words.slice(at + refused.length)
  return rest !== '' && !byItself.test(rest) ? (beginsReason.exec(refused)?.[0] ?? '') : ''
}

/** Why not, in the shop's own words without a no and a name; undefined if little is left. `called`: names. Pure. */
export function reasonBeside(written: string, called: ReadonlySet<string>): string | undefined {
  const isName = (part: string): boolean => nameIn(plain(part).replace(/[^\p{L}'-]/gu, ''), called) !== undefined
  const words = withoutOrder(written, called)
  const [first = '', ...others] = words.split(/,\s/)
  // '1 and 3 no, sold out': the rows are none of it.
  const reason = (rowsNamed(first).length > 0 ? others.join(', ') : words)
    .split(/(\s+)/)
    .filter((part) => !isName(part) && codeIn(part) === undefined)
    .join('')
    .replace(refuses, lastNo)
    .replace(whom, '')
    .replace(refuses, lastNo)
    .replace(/(?<![\s.,;:])[\s.,;:]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const said = tokensOf(reason)
  // 'But ask her' is an order to us.
  if (ordersToTell(reason.replace(/^(?:but|maar|mara|kodwa) /i, ''))) return undefined
  return said.length >= 2 && said.some((word) => !isPlainWord(word)) ? reason.slice(0, MAX_REASON) : undefined
}
