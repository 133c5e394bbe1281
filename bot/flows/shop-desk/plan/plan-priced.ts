import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { State } from '#bot/engine/state.ts'
import { oneShopQuote, quotesOpen } from '#core/quotes/rounds/shop-quotes.ts'
import { pricedFor } from '../../quotes/priced.ts'
import { quotesPointed, sumsBeside } from '../../quotes/which-quote.ts'
import { type DeskDraft, desk } from '../draft.ts'
import { quotePlan } from '../line/planned.ts'

/**
 * Another price below a plan that is read back: the part that the words point at is priced anew, and all of it read back
 * again. Undefined for words that price none of the plan's questions.
 */
export async function planPriced(words: string, { active }: State, turn: Turn): Promise<Outcome | undefined> {
  if (active?.flow !== 'shop-desk' || active.step !== 'several') return undefined
  const { plan = [], rest = [], beside = [] } = active.draft as DeskDraft
  const ids = plan.flatMap(({ act, askId }) => (act === 'quote' && askId ? [askId] : []))
  if (ids.length === 0) return undefined
  const all = await quotesOpen(turn.ctx, turn.actor)
  // By their place among the bullets.
  const open = ids.flatMap((id) => all.filter((one) => one.id === id))
  if (sumsBeside(words, open).length === 0) return undefined
  const [only, second] = quotesPointed(words, open).quotes
  const said =
    only && !second ? await pricedFor(words, await oneShopQuote(turn.ctx, turn.actor, only.id), turn) : undefined
  const next = said && plan.map((one) => (one.askId === said.askId ? quotePlan(said) : one))
  const missed = turn.say.several.missed(words)
  const left = next || beside.includes(missed) ? beside : [...beside, missed]
  return enter(
    desk('several', {
      plan: next ?? plan,
      ...(rest.length > 0 && { rest }),
      ...(left.length > 0 && { beside: left }),
    }),
  )
}
