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
    .replace(refuses, '')
    .replace(whom, '')
    .replace(refuses, '')
    .replace(/(?<![\s.,;:])[\s.,;:]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const said = tokensOf(reason)
  // 'But ask her' is an order to us.
  if (ordersToTell(reason.replace(/^(?:but|maar|mara|kodwa) /i, ''))) return undefined
  return said.length >= 2 && said.some((word) => !isPlainWord(word)) ? reason.slice(0, MAX_REASON) : undefined
}
