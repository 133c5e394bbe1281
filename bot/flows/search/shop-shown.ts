import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import type { Intent } from '#bot/understand/types.ts'
import { frame } from '../steps.ts'
import { shownMeant } from './book-shown.ts'
import type { SearchDraft } from './draft.ts'

/** A name alone is taken for these. */
const byName: ReadonlySet<Intent> = new Set([
  'pick',
  'shops_nearby',
  'message_shop',
  'unknown',
  'answer',
  'search_size',
])
const MAX_WORDS = 5

/** A shop that is named, and nothing else, once the list of results stands no more: the offer of it that was shown last. */
export function shopShown(message: ParsedMessage, { running, memory, actor }: Turn): Outcome | undefined {
  const { understood, kind, choice, text: words } = message
  const last = memory.lastSearch as SearchDraft | undefined
  if (kind !== 'text' || choice || running || actor.shops.length > 0 || !last?.shown?.length) return undefined
  const { shop, message: toThem, size, vehicle } = understood.slots
  if (!shop || toThem || size || vehicle || words.split(' ').length > MAX_WORDS) return undefined
  if (readsAsQuestion(words) || understood.wishes.some(({ intent, sure }) => sure || !byName.has(intent)))
    return undefined
  const meant = shownMeant(message, last)
  return meant && enter(frame('search', 'offer', { ...last, code: meant.code }))
}
