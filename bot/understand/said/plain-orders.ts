import { hearDate, hearTime } from '../answers.ts'
import { codeIn, tokensOf } from '../shop-words.ts'
import { stockIsRight } from '../stock-words.ts'
import type { Intent, Wish } from '../types.ts'

const plainly: readonly (readonly [Intent, RegExp])[] = [
  [
    'shop_no_show',
    /^(?:no[ -]?shows?|did ?n.?t (?:come|show)(?: up)?|did not (?:come|show)(?: up)?|nobody came|(?:het )?nie (?:gekom|opgedaag)(?: nie)?)$/,
  ],
  ['shop_started', /^(?:started?|starting|begun|began|begin|busy with|besig met)$/],
  ['shop_done', /^(?:done|is done|finished|completed?|ready|klaar|is klaar|gedoen)$/],
  ['shop_cancel', /^(?:cancel|kanselleer)\b/],
  ['shop_confirm', /^(?:confirm(?:ed)?|bevestig|accept(?:ed)?)\b/],
  ['shop_decline', /^(?:decline[ds]?|reject|wys (?:dit )?van die hand)\b/],
  ['shop_propose', /^(?:propose|suggest|move|reschedule|skuif|verskuif|stel (?:'?n )?(?:ander )?(?:tyd )?voor)\b/],
  [
    'shop_day',
    /^(?:(?:todays?|tomorrows?|vandag(?: se)?|more se) ?(?:bookings?|list|jobs|work|besprekings|lys)?|whats on (?:today|tomorrow))$/,
  ],
  ['shop_day', /^(?:requests?|messages?|versoeke|boodskappe|whos? (?:is )?coming|wie kom)$/],
  ['shop_stock', /^(?:stock|voorraad)$/],
  ['shop_stock', stockIsRight],
  ['shop_day', /^(?:bookings?|jobs|list|work|besprekings|lys|werk) (?:for |on |vir |op )?\S+(?: \S+){0,2}$/],
]

const longest = 120

/** The short orders that our own texts teach at a counter: 'done KX7M2', 'confirm', 'today', 'propose friday 2pm'. */
export function plainOrder(text: string, now: Date, called: ReadonlySet<string> = new Set()): Wish | undefined {
  if (text.length > longest) return undefined
  const code = codeIn(text)
  const words = tokensOf(text)
    .filter((token) => token.toUpperCase() !== code && !isBeside(token, called))
    .join(' ')
    .replace(/'/g, '')
  const [intent] = plainly.find(([, pattern]) => pattern.test(words)) ?? []
  if (!intent || (!code && intent === 'shop_cancel')) return undefined
  const date =
    intent === 'shop_day' && /^more\b|\bmore$/.test(words) ? hearDate('tomorrow', { now }) : hearDate(text, { now })
  const time = hearTime(text, { now })
  return {
    intent,
    probability: 1,
    sure: true,
    slots: { ...(date && { date }), ...(time && { time }) },
    words: text,
  }
}

/** Whether an order may stand in the words beside somebody's name or a sum, so that the scene is worth reading. */
export const mayBeOrder = (text: string): boolean => {
  const tokens = tokensOf(text)
  const ends = [tokens[0], tokens.at(-1), tokens.slice(0, 2).join(' '), tokens.slice(-2).join(' ')]
  return (
    text.length <= longest &&
    tokens.length <= MAX_WORDS_OF_ORDER &&
    ends.some((end) => end && plainly.some(([intent, pattern]) => work.has(intent) && pattern.test(end)))
  )
}
const MAX_WORDS_OF_ORDER = 7
const work: ReadonlySet<Intent> = new Set(['shop_no_show', 'shop_started', 'shop_done'])

/** Names of customers and sums, and what joins them to an order. */
const isBeside = (token: string, called: ReadonlySet<string>): boolean =>
  called.size > 0 &&
  (called.has(token) ||
    called.has(token.replace(/'?s$/, '')) ||
    /^(?:r|zar)?\d{3,}$/.test(token) ||
    /^(?:with|for|at|by|to|r|came|all|in|met|vir|teen|mr|mrs|ms|mnr|mev|is|se)$/.test(token))

const besideCode = {
  cancel: /^(?:cancel|kanselleer)\b/,
  move: /^(?:propose|suggest|move|reschedule|skuif|verskuif|stel voor)\b/,
  hide: /^(?:hide|delete|remove|put away|verwyder|bere weg|steek weg)$/,
} as const
type BesideCode = keyof typeof besideCode

/** A booking's code with the order beside it: 'cancel KX7M2', 'hide KX7M2', or the code alone. */
export function codeOrder(text: string): { code: string; order: BesideCode | undefined; rest: string } | undefined {
  const code = text.length <= longest ? codeIn(text) : undefined
  if (!code) return undefined
  const rest = tokensOf(text)
    .filter((token) => token.toUpperCase() !== code)
    .join(' ')
  const order = (Object.keys(besideCode) as BesideCode[]).find((one) => besideCode[one].test(rest))
  return { code, order, rest }
}
