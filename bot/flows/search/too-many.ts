import type { Outcome } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { text } from '#bot/engine/say.ts'
import { manyTyres } from '#bot/understand/said/figures.ts'
import type { Texts } from '#core/texts/texts.ts'
import type { SearchDraft } from './draft.ts'
import { go } from './go.ts'

/** As many as one search and one booking take. */
export const MOST_TYRES = 20

/** '30 tyres', '205/55R16 x 30'. */
export const wantsTooMany = (words: string): boolean => (manyTyres(words) ?? 0) > MOST_TYRES

/** On with the search, for as many as one search takes. */
export const searched = (message: ParsedMessage, draft: SearchDraft, say: Texts): Outcome =>
  wantsTooMany(message.text) ? go('begin', atMost(draft), text(say.search.tooMany(MOST_TYRES))) : go('begin', draft)

export const atMost = (draft: SearchDraft): SearchDraft => ({
  ...draft,
  query: { ...draft.query, quantity: MOST_TYRES },
})
