import { type Action, again, done, notUnderstood, type Outcome, type Question, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { hearYesNo } from '#bot/understand/answers.ts'
import { countNamed } from '#bot/understand/said/asked/counted.ts'
import { asksAll, leavesSomeOut, plainlyAsksAll, saysOnly, takesAnyMake } from '#bot/understand/said/asked/of-shops.ts'
import { shopsNamed } from '#bot/understand/said/list/shops-named.ts'
import { withoutObjection } from '#bot/understand/said/meanings.ts'
import { withoutYesBut } from '#bot/understand/said/which.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import { Refusal } from '#core/errors.ts'
import { othersOfRound } from '#core/quotes/rounds/ask-more.ts'
import { askShops, shopsForRound } from '#core/quotes/rounds/ask-shops.ts'
import { firstOpening } from '#core/quotes/rounds/silence.ts'
import { momentWords } from '#core/texts/when.ts'
import { refusalWords } from '../refused.ts'
import { MAX_TYRES } from '../search/results.ts'
import { defineFlow } from '../steps.ts'
import { add, addSure } from './added.ts'
import { askedMore } from './answers.ts'
import { inputOf, type QuotesDraft } from './draft.ts'
import { go } from './go.ts'

const whatOf = ({ size, quantity, brand }: QuotesDraft) => ({ size, quantity, brand: brand ?? null })

/** Reads back what is asked, where and of whom. */
const sure: Question<QuotesDraft> = {
  onlyNow: true,
  takes: (message, now) =>
    message.understood.slots.size === undefined &&
    !readsAsQuestion(message.text) &&
    (countOnly(message) !== undefined ||
      changesOf(message.text, now) !== undefined ||
      plainlyAsksAll(message.text) ||
      leavesSomeOut(message.text)),
  ask: async (draft, { ctx, actor, say }) => {
    const shops = await shopsForRound(ctx, actor, inputOf(draft), draft.only)
    const names = shops.map(({ name }) => name)
    return {
      draft: { ...draft, asked: shops.map(({ id, name }) => ({ id, name })) },
      say: [
        buttons(
          say.quotes.readBack(whatOf(draft), draft.place.label, names, draft.when),
          { id: 'ask-shops:yes', title: say.quotes.ask },
          { id: 'ask-shops:no', title: say.quotes.dont },
        ),
      ],
    }
  },
  answer: (message, draft, { say, now }) => {
    // The word for no also leaves one out: alone it asks nobody.
    if (!message.choice && hearYesNo(message.text) === 'no') return done(text(say.quotes.notAsked))
    const fewer = message.choice ? undefined : fewerShops(message.text, draft)
    // What is changed is asked apart, and not for the same as before.
    const { roundId: _round, ...own } = draft
    if (fewer) return go('sure', { ...own, only: fewer })
    const changed = message.choice ? undefined : changesOf(message.text, now)
    if (changed) {
      const { brand: _brand, ...rest } = own
      return go(
        'sure',
        {
          ...rest,
          ...(changed.brand === null ? {} : { brand: changed.brand ?? draft.brand }),
          quantity: changed.quantity ?? draft.quantity,
        },
        ...(leavesSomeOut(message.text) ? [text(say.questionHelp.facts.allOrNone)] : []),
      )
    }
    if (!message.choice && !message.yes && plainlyAsksAll(message.text)) return go('send', draft)
    if (!message.choice && leavesSomeOut(message.text)) return again(text(say.questionHelp.facts.allOrNone))
    if (message.choice === 'ask-shops:yes' || (message.yes && !message.choice)) return go('send', draft)
    if (message.choice === 'ask-shops:no' || message.no) return done(text(say.quotes.notAsked))
    const quantity = countOnly(message)
    return quantity ? go('sure', { ...own, quantity }) : notUnderstood
  },
}

/** 'Only Kloof', 'leave Kloof out': those that are left of the ones that were read back, if they are fewer. */
function fewerShops(words: string, { asked = [] }: QuotesDraft): string[] | undefined {
  if (!leavesSomeOut(words) && !saysOnly(words)) return undefined
  const { named, denied } = shopsNamed(
    words,
    asked.map(({ name }) => name),
  )
  // A name beside words that leave out, and without 'only', may be the one that stays or the one that goes.
  const isClear = denied.length > 0 || saysOnly(words)
  const left = asked.filter(({ name }) => (denied.length > 0 ? !denied.includes(name) : named.includes(name)))
  return isClear && left.length > 0 && left.length < asked.length ? left.map(({ id }) => id) : undefined
}

/** 'Make it 4', 'rather 2': the number alone is another one. */
function countOnly({ choice, yes, no, text: words, understood: { intent, slots } }: ParsedMessage): number | undefined {
  if (choice !== undefined || yes || no) return undefined
  const isOne = intent === 'refine' && Object.keys(slots).length === 1
  const corrected = withoutObjection(words)
  // A number alone may as well be one of the shops.
  const other = corrected === words ? undefined : countNamed(corrected)
  const count = (isOne ? slots.quantity : undefined) ?? other ?? 0
  return count >= 1 && count <= MAX_TYRES ? count : undefined
}

const MAX_COUNTED_TYRES = 8

/** Another make or number to ask for; it is read back again. */
function changesOf(words: string, now: Date): { brand?: string | null; quantity?: number } | undefined {
  const { brands, tyres: named, all } = statedIn(withoutYesBut(words), { now })
  // 'All three of them' are the shops.
  const tyres = all && asksAll(words) ? undefined : named
  const [brand, other] = brands
  const count = tyres !== undefined && tyres > 0 && tyres <= MAX_COUNTED_TYRES ? tyres : undefined
  if (takesAnyMake(words)) return { brand: null, ...(count && { quantity: count }) }
  if (!(brand && !other) && !count) return undefined
  return { ...(brand && !other && { brand }), ...(count && { quantity: count }) }
}

/** Others are asked for the same, if they are those that were read back; else that is done anew. */
async function askedAsWell(roundId: string, { asked = [] }: QuotesDraft, turn: Turn): Promise<Outcome> {
  const { more } = await othersOfRound(turn.ctx, turn.actor, roundId)
  const isSame = more.length === asked.length && more.every(({ id }) => asked.some((one) => one.id === id))
  return done(isSame ? await askedMore(roundId, turn) : text(turn.say.quotes.notAsked))
}

const send: Action<QuotesDraft> = {
  act: async (draft, turn) => {
    const { ctx, actor, say } = turn
    try {
      if (draft.roundId) return await askedAsWell(draft.roundId, draft, turn)
      const round = await askShops(ctx, actor, inputOf(draft), 'whatsapp', draft.only)
      const until = momentWords(round.validUntil, say.dates)
      const shopIds = round.asks.map(({ shop }) => shop.id)
      const opens = await firstOpening(ctx, shopIds, ctx.clock.now())
      const closed = opens
        ? ` ${say.quotes.opensFirst({ count: shopIds.length, opens: momentWords(opens.toISOString(), say.dates) })}`
        : ''
      return done(
        buttons(`${say.quotes.asked(round, round.asks.length, until)}${closed}`, {
          id: `quote:all:${round.id}`,
          title: say.quotes.all,
        }),
      )
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const words = refusalWords(error, say)
      if (error.code !== 'TOO_MANY_QUOTES') return done(text(words))
      return done(buttons(words, { id: 'quote:mine', title: say.quotes.all }))
    }
  },
}

/** A driver asks several shops for a price. */
export const quotesFlow = defineFlow('quotes', {
  alone: true,
  takes: (message) => countOnly(message) !== undefined,
  title: (draft, say) => say.quotes.title(whatOf(draft)),
  steps: { sure, send, addSure, add },
})
