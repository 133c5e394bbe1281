import { type Action, done, notUnderstood, type Question } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { Refusal } from '#core/errors.ts'
import { askShops, shopsForRound } from '#core/quotes/rounds/ask-shops.ts'
import { momentWords } from '#core/texts/when.ts'
import { refusalWords } from '../refused.ts'
import { MOST_TYRES } from '../search/too-many.ts'
import { defineFlow } from '../steps.ts'
import { inputOf, type QuotesDraft } from './draft.ts'
import { go } from './go.ts'

const whatOf = ({ size, quantity, brand }: QuotesDraft) => ({ size, quantity, brand: brand ?? null })

/** Reads back what is asked, where and of whom. */
const sure: Question<QuotesDraft> = {
  onlyNow: true,
  ask: async (draft, { ctx, actor, say }) => {
    const shops = await shopsForRound(ctx, actor, inputOf(draft))
    const names = shops.map(({ name }) => name)
    return {
      say: [
        buttons(
          say.quotes.readBack(whatOf(draft), draft.place.label, names),
          { id: 'ask-shops:yes', title: say.quotes.ask },
          { id: 'ask-shops:no', title: say.quotes.dont },
        ),
      ],
    }
  },
  answer: (message, draft, { say }) => {
    if (message.choice === 'ask-shops:yes' || (message.yes && !message.choice)) return go('send', draft)
    if (message.choice === 'ask-shops:no' || message.no) return done(text(say.quotes.notAsked))
    const quantity = countOnly(message)
    return quantity ? go('sure', { ...draft, quantity }) : notUnderstood
  },
}

/** 'Make it 2': the number alone is another one. */
function countOnly({ choice, understood: { intent, slots } }: ParsedMessage): number | undefined {
  const { quantity = 0 } = slots
  const isOne = choice === undefined && intent === 'refine' && Object.keys(slots).length === 1
  return isOne && quantity >= 1 && quantity <= MOST_TYRES ? quantity : undefined
}

const send: Action<QuotesDraft> = {
  act: async (draft, { ctx, actor, say }) => {
    try {
      const round = await askShops(ctx, actor, inputOf(draft), 'whatsapp')
      const until = momentWords(round.validUntil, say.dates)
      return done(
        buttons(say.quotes.asked(round, round.asks.length, until), {
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
  steps: { sure, send },
})
