import { tokensOf } from '../../shop-words.ts'

const wordsIn = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const agreements = wordsIn('yes yep yebo ja no nee')
const leads = wordsIn(
  'ok okay thanks thank you dankie please pls plz asb asseblief can could will would kan jy julle sal and en so but maar also hi hey just',
)
const orders = wordsIn('ask tell inform let message msg check vra se sê laat buza batshele botsa xelela')
const besideAddress = wordsIn('with the die to for vir that by')
const them = wordsIn('them they hulle shop shops guys people owner winkel manne mense ouens bona workshop')
const indirect = wordsIn('if whether of')
const asking = wordsIn('ask check vra buza')

const MAX_LEAD = 6

/** `said`: a yes or a no before the order. `order`: the order with 'them' in the place of the reader. */
export type OrderToReader = { said: string[]; order: string }

const sentenceEnd = /[.;!?]\s+|\n/g
const MAX_SENTENCES = 4

/**
 * 'Yes, ask Kloof if they do alignment', written to Kloof itself, also behind another sentence for it: 'the Kumho. Ask
 * them how old they are'. Undefined if the words order nothing of this reader. Pure.
 */
export function orderToReader(words: string, reader: string): OrderToReader | undefined {
  const whole = orderIn(words, reader)
  if (whole) return whole
  for (const { index, 0: end } of [...words.matchAll(sentenceEnd)].slice(0, MAX_SENTENCES)) {
    const order = orderIn(words.slice(index + end.length), reader)
    if (order) return { ...order, said: [words.slice(0, index).trim(), ...order.said].filter(Boolean) }
  }
  return undefined
}

function orderIn(words: string, reader: string): OrderToReader | undefined {
  const written = words.split(' ').filter(Boolean)
  const tokens = written.map((one) => tokensOf(one).join(' '))
  const at = tokens.findIndex((token) => orders.has(token))
  if (at < 0 || at > MAX_LEAD || tokens.slice(0, at).some((one) => !leads.has(one) && !agreements.has(one)))
    return undefined
  let next = at + 1
  while (besideAddress.has(tokens[next] ?? '')) next++
  const names = tokensOf(reader)
  const isNamed = (token: string | undefined): boolean =>
    token !== undefined && token.length > 1 && names.includes(token)
  const isIndirect = asking.has(tokens[at] ?? '') && indirect.has(tokens[next] ?? '')
  const begins = next
  while (!isIndirect && (isNamed(tokens[next]) || (next === begins && them.has(tokens[next] ?? '')))) next++
  if (next === begins && !isIndirect) return undefined
  const rest = written.slice(next)
  if (rest.length === 0) return undefined
  const said = tokens.slice(0, at).filter((one) => agreements.has(one))
  return { said, order: [written[at], ...written.slice(at + 1, begins), 'them', ...rest].join(' ') }
}
