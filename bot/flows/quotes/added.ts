import { type Action, done, notUnderstood, type Question } from '#bot/engine/flow.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { wordsAndMore, wordsChanged } from '#bot/understand/said/words-changed.ts'
import { Refusal } from '#core/errors.ts'
import { addToRound } from '#core/quotes/rounds/add-words.ts'
import { refusalWords } from '../refused.ts'
import type { QuotesDraft } from './draft.ts'
import { go } from './go.ts'

/** Reads back what the shops that were asked are to read as well. */
export const addSure: Question<QuotesDraft> = {
  takes: ({ text: words }) => wordsChanged(words) !== undefined,
  ask: ({ adds = '', asked = [] }, { say }) => ({
    say: [
      buttons(
        say.quotes.addSure({ names: say.beside.and(asked.map(({ name }) => name)), words: adds }),
        { id: 'add-words:yes', title: say.quotes.addIt },
        { id: 'add-words:no', title: say.quotes.dont },
      ),
    ],
  }),
  answer: (message, draft, { say }) => {
    const { choice, yes, no, text: words } = message
    const changed = choice ? undefined : wordsChanged(words)
    if (changed) {
      const adds = 'instead' in changed ? changed.instead : wordsAndMore(draft.adds ?? '', changed.more)
      return go('addSure', { ...draft, adds: adds.slice(0, LONGEST) })
    }
    if (choice === 'add-words:yes' || yes) return go('add', draft)
    return choice === 'add-words:no' || no ? done(text(say.quotes.notAdded)) : notUnderstood
  },
}

export const LONGEST = 300

export const add: Action<QuotesDraft> = {
  act: async ({ roundId = '', adds = '', asked = [] }, { ctx, actor, say }) => {
    try {
      const round = await addToRound(ctx, actor, roundId, adds)
      const names = say.beside.and(asked.map(({ name }) => name))
      return done(buttons(say.quotes.added(names), { id: `quote:all:${round.id}`, title: say.quotes.all }))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return done(text(refusalWords(error, say)))
    }
  },
}
