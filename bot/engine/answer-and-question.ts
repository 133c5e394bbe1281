import { saidAndAsked } from '#bot/understand/said/clauses.ts'
import { asksForWay } from '#bot/understand/said/ways.ts'
import type { Wish } from '#bot/understand/types.ts'
import { again, aside, type Outcome } from './flow.ts'
import { follow } from './follow.ts'
import type { ParsedMessage } from './parsed-message.ts'
import type { Progress, Talk } from './progress.ts'
import { answerInFlow, isSentenceFor } from './wishes.ts'

/**
 * An answer to the open question with a question of their own: '2019. And where do I see the size?'. The answer is taken,
 * and the question answered. A yes with 'but' sends nothing before the question is answered.
 */
export async function answerAndQuestion(turn: Talk, progress: Progress, message: ParsedMessage): Promise<boolean> {
  const { active } = progress.state
  const isDriver = turn.actor.shops.length === 0
  const parts = isDriver && active && isTyped(message) ? saidAndAsked(message.text) : undefined
  if (!parts || !active || isSentenceFor(turn, active, message)) return false
  // 'But can I drop it off' is another way, which the booking takes.
  if (active.flow === 'booking' && asksForWay(parts.asked)) return false
  const said = turn.reads(parts.said)
  const asked = { ...turn.reads(parts.asked), whole: message.text }
  const wish = askedIn(asked)
  const known = await turn.conversation.answerAsked(asked, turn, progress.state)
  if (!wish && !known) return false
  const isShown = wish !== undefined && showsLater(turn, progress, wish)
  if (isShown) said.understood = withCount(said, asked)
  const outcome = answerInFlow(turn, active, { ...said, whole: message.text })
  if (!outcome) return false
  const answer = isShown ? undefined : (known ?? (wish && (await turn.conversation.answerQuestion(asked, wish, turn))))
  if (!answer && !isShown) return false
  const isCondition = said.yes && parts.isBut && turn.conversation.asksYesOrNo(active)
  await follow(turn, progress, isCondition ? askedAgain(answer) : outcome)
  if (answer && !isCondition) await follow(turn, progress, aloneBeside(answer, outcome))
  progress.isAnswered = answer !== undefined
  return true
}

/** The answer asks nothing again: what the other half has led to is asked. */
const aloneBeside = (answer: Outcome, { to }: Outcome): Outcome =>
  answer.to === 'again' && to !== 'again' ? aside(...answer.say) : answer

const isTyped = ({ choice, kind, command }: ParsedMessage): boolean => !choice && kind === 'text' && !command

const askedAgain = (answer: Outcome | undefined): Outcome => again(...(answer && 'say' in answer ? answer.say : []))

/** What the question asks; undefined if it may answer ours: 'can it be Saturday?'. */
function askedIn({ understood: { wishes, slots }, text }: ParsedMessage): Wish | undefined {
  const [wish, ...more] = wishes
  if (more.some(({ intent }) => !intent.startsWith('ask_'))) return undefined
  if (wish?.intent.startsWith('ask_')) return wish
  if (slots.date ?? slots.time ?? slots.window ?? slots.edge) return undefined
  if (wish && !loose.has(wish.intent)) return undefined
  return { intent: 'ask_shop', probability: 0, sure: false, slots, words: text }
}

const loose: ReadonlySet<string> = new Set([
  'search_size',
  'search_vehicle',
  'refine',
  'quote_request',
  'help',
  'unsure',
  'explain',
  'answer',
])

/** What it costs stands in the list to which a search leads, and in the booking as it is shown. */
function showsLater({ conversation }: Talk, { state: { active } }: Progress, { words }: Wish): boolean {
  if (!active) return false
  const isOfHours = hours.has(active.step) && ofHours.test(words)
  if (isOfHours || words.trim().split(/\s+/).length <= MAX_TRIFLE) return true
  if (!price.test(words)) return false
  if (active.flow === 'booking') return booked.has(active.step)
  return active.flow === 'search' && !conversation.asksYesOrNo(active) && active.step !== 'results'
}
/** 'Is that ok?' and 'kan dit?' ask for no more than the answer. */
const MAX_TRIFLE = 2
const booked: ReadonlySet<string> = new Set(['change', 'quantity', 'address', 'how'])
const hours: ReadonlySet<string> = new Set(['day', 'time', 'moveDay', 'moveTime'])
/** The free hours stand in the list that follows. */
const ofHours =
  /\b(?:last|latest|first|earliest|laaste|laatste|eerste|vroegste|what works|what time|which times?|watter t[yi]d|wat pas|free|available|beskikbaar|open|oop|slots?|plek|is (?:that|it|this) (?:ok|okay|fine|possible|alright)|is dit (?:ok|reg|moontlik|'?n probleem)|yokugcina)\b/i
const price =
  /\b(?:cost|price|pay|extra|charge|on top|bo en behalwe|ingesluit|included|r ?\d+|much|kos|prys|betaal|hoeveel|malini|bokae|bokaai|ngakanani|quote)\b/i

const withCount = (said: ParsedMessage, { understood: { slots } }: ParsedMessage): ParsedMessage['understood'] => ({
  ...said.understood,
  slots: { ...(slots.quantity && { quantity: slots.quantity }), ...said.understood.slots },
})
