import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { topicsAsked } from '#bot/understand/ask/model.ts'
import type { AskTopic } from '#bot/understand/ask/topics.ts'
import { clausesOf, saidAndAsked } from '#bot/understand/said/clauses.ts'
import { asksSomething } from '#bot/understand/said/counter/asks.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import type { Intent } from '#bot/understand/types.ts'

/** What is asked, and in which words; `beside`: they say something else as well. `isClear`: nothing else can be meant. */
export type AskedAbout = { topics: AskTopic[]; words: string; beside?: string; isBut: boolean; isClear: boolean }

const MOST = 240
const MOST_TOPICS = 2

/** How likely a topic must be where the words are a question anyway, where nothing else says so, and where a wish is likely, too. */
const LIKELY = 0.35
const CLEARLY = 0.6
const SURELY = 0.8

const questions: ReadonlySet<Intent> = new Set<Intent>(['ask_offer', 'ask_shop', 'ask_tyres', 'my_bookings', 'explain'])
/** Whoever says one of these for certain wants it, in whatever form. */
const never: ReadonlySet<Intent> = new Set<Intent>([
  ...(['delete_data', 'emergency', 'sign_in', 'opt_out', 'opt_in', 'human', 'message_shop', 'shop_day'] as const),
  ...(['search_size', 'search_vehicle', 'quote_request', 'alert_create', 'alert_list', 'shop_stock'] as const),
])
const CERTAIN = 0.85

/** What a message asks of what stands on the screen; undefined if it asks nothing of the kind. Pure. */
export function askedAbout(message: ParsedMessage, speaker: 'driver' | 'shop'): AskedAbout | undefined {
  const { text } = message
  // 'What is the number of the second one' asks, and chooses nothing.
  const isChosen = message.choice !== undefined && (message.tapped || message.index === undefined)
  if (isChosen || message.kind !== 'text' || text === '' || text.length > MOST) return undefined
  const parts = saidAndAsked(text)
  const words = parts?.asked ?? text
  const found = topicsIn(words, message, speaker)
  if (found.length === 0) return undefined
  return {
    topics: [...new Set(found.map(({ topic }) => topic))].slice(0, MOST_TOPICS),
    words,
    ...(parts && { beside: parts.said }),
    isBut: parts?.isBut ?? false,
    isClear: found.some(({ isClear }) => isClear),
  }
}

type Found = { topic: AskTopic; isClear: boolean }

/** One for each sentence that asks, or for the whole. */
function topicsIn(words: string, message: ParsedMessage, speaker: 'driver' | 'shop'): Found[] {
  const clauses = clausesOf(words)
  const parts = clauses.length > 1 ? clauses.filter(({ asks }) => asks).map((one) => one.words) : [words]
  return (parts.length > 0 ? parts : [words]).flatMap((part) => topicOf(part, message, speaker) ?? [])
}

function topicOf(words: string, message: ParsedMessage, speaker: 'driver' | 'shop'): Found | undefined {
  const asked = topicsAsked(words, speaker)
  const none = asked.find(({ topic }) => topic === 'none')?.probability ?? 0
  const [best] = asked.filter(({ topic }) => topic !== 'none')
  if (!best || best.topic === 'other') return undefined
  const [wish] = message.understood.wishes
  const isAsked = wish !== undefined && questions.has(wish.intent)
  const isForm = words.includes('?') || readsAsQuestion(words) || asksSomething(words)
  const isWish = wish !== undefined && !isAsked && wish.probability >= CERTAIN
  if (isWish && never.has(wish.intent) && !(isForm && best.probability >= CERTAIN)) return undefined
  // Whether it is a question may be known from elsewhere; what it asks then is weighed among questions alone.
  const likely = isAsked || isForm ? best.probability / Math.max(1e-6, 1 - none) : best.probability
  const needed =
    message.command !== undefined || (isWish && wished.has(wish.intent)) ? SURELY : isAsked || isForm ? LIKELY : CLEARLY
  const weighed = needed === SURELY ? best.probability : likely
  return weighed >= needed ? { topic: best.topic, isClear: best.probability >= CLEARLY } : undefined
}

/** An answer or a pick may have the form of a question; these are seldom one. */
const wished: ReadonlySet<Intent> = new Set<Intent>([
  ...(['book', 'reschedule', 'cancel_booking', 'refine', 'compare', 'deals', 'alert_delete', 'preferences'] as const),
  ...(['shop_confirm', 'shop_decline', 'shop_propose', 'shop_cancel', 'shop_done', 'shop_started', 'repeat'] as const),
  ...(['shop_no_show', 'shop_hours', 'tell_customer', 'start_over', 'resume', 'shops_nearby', 'yes', 'no'] as const),
])
