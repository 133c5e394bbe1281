import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { type Asking, topicsAsked } from '#bot/understand/ask/model.ts'
import type { AskTopic } from '#bot/understand/ask/topics.ts'
import { asksWhyFour } from '#bot/understand/said/asked/counted.ts'
import { asksOfMake } from '#bot/understand/said/asked/of-make.ts'
import { clausesOf, saidAndAsked } from '#bot/understand/said/clauses.ts'
import { asksSomething } from '#bot/understand/said/front-desk/asks.ts'
import { asksWhoWeAre } from '#bot/understand/said/of-driver/who-we-are.ts'
import { readsAsQuestion, type Topic, topicsIn } from '#bot/understand/topics.ts'
import type { Intent } from '#bot/understand/types.ts'

/** What is asked, and in which words; `beside`: they say something else as well. `isClear`: nothing else can be meant. */
export type AskedAbout = { topics: AskTopic[]; words: string; beside?: string; isBut: boolean; isClear: boolean }

const MOST = 240
const MAX_TOPICS = 2

/** How likely a topic must be: among questions, where a wish asks; by their form alone; where a wish is likely, too; by nothing else. */
const LIKELY = 0.5
const CLEARLY = 0.6
const SURELY = 0.8
const ALONE = 0.85

const questions: ReadonlySet<Intent> = new Set<Intent>(['ask_offer', 'ask_shop', 'ask_tyres', 'my_bookings', 'explain'])
/** Whoever says one of these for certain wants it, in whatever form. */
const never: ReadonlySet<Intent> = new Set<Intent>([
  ...(['delete_data', 'emergency', 'sign_in', 'opt_out', 'opt_in', 'human', 'message_shop', 'shop_day'] as const),
  ...(['search_vehicle', 'quote_request', 'alert_create', 'alert_list', 'shop_stock'] as const),
])
const CERTAIN = 0.85

/** What a message asks of what stands on the screen; undefined if it asks nothing of the kind. Pure. */
export function askedAbout(message: ParsedMessage, speaker: 'driver' | 'shop'): AskedAbout | undefined {
  const { text } = message
  // 'What is the number of the second one' asks, and chooses nothing.
  const isChosen = message.choice !== undefined && (message.tapped || message.index === undefined)
  if (isChosen || message.kind !== 'text' || text === '' || text.length > MOST) return undefined
  // Beside a greeting, too.
  if (speaker === 'driver' && asksWhoWeAre(text))
    return { topics: ['who_we'], words: text, isBut: false, isClear: true }
  const parts = saidAndAsked(text)
  const words = parts?.asked ?? text
  const found = askedIn(words, message, speaker)
  if (found.length === 0) return undefined
  return {
    topics: [...new Set(found.map(({ topic }) => topic))].slice(0, MAX_TOPICS),
    words,
    ...(parts && { beside: parts.said }),
    isBut: parts?.isBut ?? false,
    isClear: found.some(({ isClear }) => isClear),
  }
}

type Found = { topic: AskTopic; isClear: boolean }

/** One for each sentence that asks, or for the whole. */
function askedIn(words: string, message: ParsedMessage, speaker: 'driver' | 'shop'): Found[] {
  const clauses = clausesOf(words)
  const parts = clauses.length > 1 ? clauses.filter(({ asks }) => asks).map((one) => one.words) : [words]
  return (parts.length > 0 ? parts : [words]).flatMap((part) => topicOf(part, message, speaker) ?? [])
}

/** What is known elsewhere about a thing that the words name: no topic here is as exact. */
const moreExact: ReadonlySet<Topic['name']> = new Set<Topic['name']>([
  ...(['wifi', 'parking', 'waiting', 'credit', 'deliver', 'ownTyres', 'verified', 'reviews', 'languages'] as const),
  ...(['shuttle', 'security', 'fitsIn', 'staff', 'vat', 'load', 'kind', 'otherAxle'] as const),
])
const nextTo: Partial<Record<AskTopic, Topic['name']>> = { slots: 'hours', service_what: 'services' }
/** These are asked of the tyres that stand there, in words that speak of tyres in general. */
const ofTyres: ReadonlySet<AskTopic> = new Set<AskTopic>(['service_what', 'made', 'condition', 'warranty'])
/** As `topicsIn` counts: one word that names a thing. */
const NAMED = 2

function isKnownElsewhere(words: string, { topic, probability }: Asking): boolean {
  const named = topicsIn(words).filter(({ score }) => score >= NAMED)
  const [best] = named
  if (!best) return false
  const isGeneral = best.topic.of === 'tyres' && !ofTyres.has(topic) && probability < CERTAIN
  return isGeneral || moreExact.has(best.topic.name) || named.some((one) => one.topic.name === nextTo[topic])
}

/** 'What happened to Lerato': the counter's own answer knows what has ended, too. */
const asksHowItEnded = (words: string): boolean =>
  topicsIn(words).some(({ topic, score }) => topic.name === 'ended' && score > NAMED)

const isOfTheirMake = (words: string, { understood: { slots } }: ParsedMessage): boolean =>
  !(slots.size ?? slots.sizeFront ?? slots.vehicle) &&
  (words.includes('?') || readsAsQuestion(words)) &&
  asksOfMake(words)

function topicOf(words: string, message: ParsedMessage, speaker: 'driver' | 'shop'): Found | undefined {
  // How many there are says nothing of when they were made.
  if (speaker === 'driver' && isOfTheirMake(words, message)) return { topic: 'made', isClear: true }
  if (speaker === 'driver' && asksWhyFour(words)) return { topic: 'why', isClear: true }
  const asked = topicsAsked(words, speaker)
  const none = asked.find(({ topic }) => topic === 'none')?.probability ?? 0
  const [best] = asked.filter(({ topic }) => topic !== 'none')
  if (!best || best.topic === 'other') return undefined
  const { wishes, slots } = message.understood
  const [wish] = wishes
  const isForm = words.includes('?') || readsAsQuestion(words) || asksSomething(words)
  // 'My bookings' wants to see them.
  const isAsked = wish !== undefined && questions.has(wish.intent) && (isForm || wish.intent !== 'my_bookings')
  const isWish = wish !== undefined && !isAsked && wish.probability >= CERTAIN
  // A size is searched for, and tyres that are named together are shown so.
  if (slots.size ?? slots.sizeFront) return undefined
  if (wish?.intent === 'compare' && slots.pointing) return undefined
  if (isWish && (!isForm || (never.has(wish.intent) && best.probability < CERTAIN))) return undefined
  if (speaker === 'driver' ? isKnownElsewhere(words, best) : asksHowItEnded(words)) return undefined
  // 'Can you confirm him?' has the form of a question and wants something done.
  if (!isAsked && none > best.probability) return undefined
  // Whether it is a question may be known from elsewhere; what it asks then is weighed among questions alone.
  const among = best.probability / Math.max(1e-6, 1 - none)
  const isOther = isWish || message.command !== undefined
  const needed = isAsked ? LIKELY : !isForm ? ALONE : isOther ? SURELY : CLEARLY
  const weighed = needed < SURELY ? among : best.probability
  return weighed >= needed ? { topic: best.topic, isClear: best.probability >= CLEARLY } : undefined
}
