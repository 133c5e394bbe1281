import type { Intent, Wish } from '#bot/understand/types.ts'
import { answerAndQuestion } from './answer-and-question.ts'
import { dangerFirst } from './danger.ts'
import { quiet } from './flow.ts'
import { follow } from './follow.ts'
import { closesGone } from './gone.ts'
import { misunderstood } from './misunderstood.ts'
import { sayWhatIsLeft, yesWithMore } from './not-taken.ts'
import { commandOf } from './parse-message.ts'
import type { ParsedMessage } from './parsed-message.ts'
import type { Progress, Talk } from './progress.ts'
import { readBackStage } from './read-back.ts'
import { merge, optionsIn, text } from './say.ts'
import type { Frame, State } from './state.ts'
import { chosenReading, keepFacts, offerReadings } from './two-readings.ts'
import { applyWish, isSentenceFor, isVerbatim, ofTwoCars } from './wishes.ts'

/** Answers one message. Returns the replies and the new state. The same message in the same state gives the same. */
export async function takeTurn(turn: Talk, state: State, typed: ParsedMessage): Promise<Progress> {
  const isYes = turn.conversation.isYesInWords(typed, state.active)
  const message = isYes ? { ...turn.reads('yes'), repliesTo: typed.repliesTo } : typed
  const progress: Progress = { state: structuredClone(state), said: [], began: null }
  turn.memory = progress.state.memory
  turn.told = turn.memory.told
  delete turn.memory.told
  dropUnknown(turn, progress.state)
  progress.began = progress.state.active
  const isTyped = turn.actor.shops.length > 0 && message.kind === 'text' && !message.choice
  turn.heard = isTyped ? message.text : undefined
  turn.running = progress.state.active?.flow
  turn.runningStep = progress.state.active?.step
  progress.offered = turn.conversation.takeOffer(turn)
  const step = progress.began?.step
  await answer(turn, progress, message)
  noteDropped(turn, progress, message, step)
  keepFacts(turn, progress, message)
  sayWhatIsLeft(turn, progress, message)
  if (!turn.filesTaken && !progress.state.readBack && isUnseen(message) && progress.state.missed === 0)
    progress.said.unshift(text(turn.say.common.unseen))
  dangerFirst(turn, progress, message)
  progress.said = merge([...progress.said, ...(progress.question ?? [])])
  // Every message gets an answer.
  if (progress.said.length === 0 && message.sort !== 'reaction' && !progress.isQuiet)
    progress.said.push(await turn.conversation.home(turn))
  await noteStand(turn, progress)
  const options = optionsIn(progress.said)
  if (options.length > 0 || progress.state.active === null) progress.state.options = options
  return progress
}

/** A question of yes or no that has gone without a yes leaves none behind for anything else that waits. */
function noteDropped(
  turn: Talk,
  { state, began }: Progress,
  { yes, no }: ParsedMessage,
  step: string | undefined,
): void {
  if (turn.actor.shops.length === 0 || !began || !step || yes) return
  const stands = [state.active, ...state.paused, ...state.next].some((one) => one === began && one.step === step)
  if (!stands && (no || turn.conversation.asksYesOrNo({ ...began, step })))
    Object.assign(state.memory, { droppedAt: turn.now.toISOString(), doneSince: undefined })
}

/** What the open question is about may have changed when it is answered. */
async function noteStand(turn: Talk, { state }: Progress): Promise<void> {
  const stood =
    state.active && turn.actor.shops.length > 0 ? await turn.conversation.standOf(state.active, turn) : undefined
  if (stood) state.memory.stood = stood
  else delete state.memory.stood
}

/** A picture or a file with words under it: the words are read. */
const isUnseen = ({ sort, text }: ParsedMessage): boolean =>
  text !== '' && ['photo', 'voice', 'video', 'document'].includes(sort)

/** Drops frames whose step this version does not have. */
function dropUnknown({ conversation }: Talk, state: State): void {
  const known = ({ flow, step }: Frame) => conversation.flows[flow]?.steps[step] !== undefined
  state.paused = state.paused.filter(known)
  state.next = state.next.filter(known)
  if (state.active && !known(state.active)) state.active = state.paused.pop() ?? null
}

/** Each stage answers the message or leaves it to the next one. */
type Stage = (turn: Talk, progress: Progress, message: ParsedMessage) => Promise<boolean> | boolean

const stages: readonly Stage[] = [
  reacted,
  closesGone,
  readBackStage,
  asksAtFrontDesk,
  tapped,
  apart,
  frontDesk,
  asks,
  anywhere,
  takenUp,
  yesWithMore,
  decided,
  talked,
  askedFor,
  whoseYes,
  answerAndQuestion,
  twoWays,
  wished,
  otherwise,
  misunderstood,
]

async function answer(turn: Talk, progress: Progress, message: ParsedMessage): Promise<void> {
  for (const stage of stages) if (await stage(turn, progress, message)) return
}

/** A thumb up or a heart under a message is about that message and needs no answer. */
function reacted(_turn: Talk, _progress: Progress, message: ParsedMessage): boolean {
  return message.sort === 'reaction'
}

/** A choice that means the same whenever it is tapped. */
async function tapped(turn: Talk, progress: Progress, message: ParsedMessage): Promise<boolean> {
  if (!message.choice) return false
  const outcome = await turn.conversation.routeButton(message.choice, message, turn)
  if (outcome) await follow(turn, progress, outcome)
  return outcome !== undefined
}

/** A value that is said beside anything else; the rest of the words goes the usual way. */
async function apart(turn: Talk, progress: Progress, message: ParsedMessage): Promise<boolean> {
  const found = turn.conversation.setApart(message, turn, progress.state.active)
  if (!found) return false
  if (found.rest === '') {
    await follow(turn, progress, found.outcome)
    return true
  }
  const { frame = progress.state.active, otherwise } = found
  progress.state.active = frame
  const before = structuredClone(progress)
  await answer(turn, progress, { ...turn.reads(found.rest), repliesTo: message.repliesTo })
  if (progress.state.missed === 0 || !otherwise) return true
  Object.assign(progress, before)
  await follow(turn, progress, otherwise)
  return true
}

/** A question about what stands on the screen: nothing is done by it. */
async function asks(turn: Talk, progress: Progress, message: ParsedMessage): Promise<boolean> {
  if (turn.conversation.cannotWait(message, progress.state.active)) return false
  const outcome = await turn.conversation.answerAsked(message, turn, progress.state)
  if (outcome) await follow(turn, progress, outcome)
  return outcome !== undefined
}

async function asksAtFrontDesk(turn: Talk, progress: Progress, message: ParsedMessage): Promise<boolean> {
  if (turn.actor.shops.length === 0 || turn.conversation.cannotWait(message, progress.state.active)) return false
  const outcome = await turn.conversation.answerAskedAtFrontDesk(message, turn, progress.state)
  if (outcome) await follow(turn, progress, outcome)
  return outcome !== undefined
}

/** A line at a counter, unless every word of it is somebody's to read; what it says of others is not theirs. */
async function frontDesk(turn: Talk, progress: Progress, message: ParsedMessage): Promise<boolean> {
  const { active } = progress.state
  if (turn.actor.shops.length === 0 || (isVerbatim(turn, active) && active?.flow !== 'threads')) return false
  const outcome = await turn.conversation.frontDeskLine(message, turn, progress.state)
  if (outcome) await follow(turn, progress, outcome)
  return outcome !== undefined
}

/** A yes or no that may answer somebody else's words confirms nothing of ours. */
async function whoseYes(turn: Talk, progress: Progress, message: ParsedMessage): Promise<boolean> {
  const { active } = progress.state
  if (message.choice || message.kind !== 'text' || !active || !turn.conversation.asksYesOrNo(active)) return false
  if (!(message.yes || message.no) && !isBelowWords(turn, message)) return false
  const outcome = await turn.conversation.whoseYes(message, turn)
  if (outcome) await follow(turn, progress, outcome)
  return outcome !== undefined
}

/** A driver's words right below somebody else's may be meant for them, unless they surely ask something of us. */
const isBelowWords = ({ screen, actor }: Talk, { understood: { wishes, slots }, command }: ParsedMessage): boolean =>
  actor.shops.length === 0 &&
  screen[0]?.threadId != null &&
  !command &&
  slots.size === undefined &&
  wishes.every(({ intent }) => toOthers.has(intent))
const toOthers: ReadonlySet<Intent> = new Set([
  'yes',
  'no',
  'answer',
  'message_shop',
  'thanks',
  'unknown',
  'ask_shop',
  'later',
  'refine',
  'resume',
])

const SHORT = 40

/** 'Hi' and 'ok, what is it' to the question whether they want to read what waits: that is on its way. */
async function askedFor(turn: Talk, progress: Progress, message: ParsedMessage): Promise<boolean> {
  const { intent } = message.understood
  const asks = turn.news && turn.news.length > 0 && !progress.state.active && message.text.length <= SHORT
  if (!asks || message.kind !== 'text' || !(intent === 'unknown' || message.yes || saysHello(intent))) return false
  await follow(turn, progress, quiet)
  return true
}

const saysHello = (intent: Intent): boolean => intent === 'greeting' || intent === 'thanks' || intent === 'resume'

/** Exact words, such as a code that proves a number, a listing's code or what the website puts in; and emergencies. */
async function anywhere(turn: Talk, progress: Progress, message: ParsedMessage): Promise<boolean> {
  const { active } = progress.state
  if (message.choice || isSentenceFor(turn, active, message)) return false
  const outcome = await turn.conversation.runGlobalHandlers(message, turn, active?.flow)
  if (outcome) await follow(turn, progress, outcome)
  return outcome !== undefined
}

/** 'Yes, ask them' to what the last answer offered to ask of a shop. Where nothing else is asked, a plain yes is about that. */
async function takenUp(turn: Talk, progress: Progress, message: ParsedMessage): Promise<boolean> {
  const { offered, state } = progress
  if (!offered || message.choice || message.kind !== 'text') return false
  const isYes = message.yes && state.active === null
  const outcome = isYes
    ? await turn.conversation.routeButton(offered, message, turn)
    : turn.conversation.takesUp(offered, message, turn)
  if (outcome) await follow(turn, progress, outcome)
  return outcome !== undefined
}

/** What the table of decisions holds. What answers a question that takes anything is no act of its own. */
async function decided(turn: Talk, progress: Progress, message: ParsedMessage): Promise<boolean> {
  if (isSentenceFor(turn, progress.state.active, message)) return false
  const outcome = await turn.conversation.decide(message, turn, progress.state)
  if (outcome && ['step', 'enter', 'switch', 'done'].includes(outcome.to)) progress.isDecided = true
  if (outcome) await follow(turn, progress, outcome)
  return outcome !== undefined
}

/** Words for somebody else, and words that mean the same at any point. */
async function talked(turn: Talk, progress: Progress, message: ParsedMessage): Promise<boolean> {
  if (message.choice || isSentenceFor(turn, progress.state.active, message)) return false
  const outcome = await turn.conversation.runTalkHandlers(message, turn)
  if (outcome) await follow(turn, progress, outcome)
  return outcome !== undefined
}

/** Words with two likely readings: the person says which. What answers a question that takes anything is none. */
async function twoWays(turn: Talk, progress: Progress, message: ParsedMessage): Promise<boolean> {
  const { unclear } = progress.state
  delete progress.state.unclear
  const chosen = chosenReading(message, unclear)
  if (chosen) {
    const meant = chosen.wish.intent
    const tookFor = unclear?.wishes.find(({ intent }) => intent !== meant)?.intent ?? 'unknown'
    progress.misheard = [{ words: chosen.message.text, tookFor, meant }]
    return applyWish(turn, progress, chosen.message, chosen.wish)
  }
  if (isSentenceFor(turn, progress.state.active, message)) return false
  return offerReadings(turn, progress, message, unclear !== undefined)
}

/** Every wish of the message in the order said; words without a wish may still answer the open question. */
async function wished(turn: Talk, progress: Progress, message: ParsedMessage): Promise<boolean> {
  const { wishes } = message.understood
  if (await ofTwoCars(turn, progress, message)) return true
  const whole = isSentenceFor(turn, progress.state.active, message)
  if (wishes.length < 2 || message.choice || whole) return applyWish(turn, progress, message, wishes[0])
  let understood = false
  for (const wish of wishes) understood = (await applyWish(turn, progress, part(message, wish), wish)) || understood
  return understood
}

/** What was understood, and fits nothing, is no reason to apologise, once. */
async function otherwise(turn: Talk, progress: Progress, message: ParsedMessage): Promise<boolean> {
  if (progress.state.missed > 0 || !progress.state.active) return false
  const outcome = await turn.conversation.decideOtherwise(message, turn, progress.state)
  if (!outcome) return false
  await follow(turn, progress, outcome)
  progress.state.missed = 1
  return true
}

/** The message as if it were only this one of its wishes. */
function part(message: ParsedMessage, wish: Wish): ParsedMessage {
  const { intent, slots, words, sure } = wish
  const { between: _between, ...understood } = message.understood
  return {
    ...message,
    text: words,
    whole: message.text,
    understood: { ...understood, text: words, wishes: [wish], intent, slots },
    index: slots.index,
    yes: sure && intent === 'yes',
    no: sure && intent === 'no',
    command: sure ? commandOf(intent) : undefined,
  }
}
