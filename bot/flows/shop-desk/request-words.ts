import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import { beginsWithYes } from '#bot/understand/answers.ts'
import { isFigure } from '#bot/understand/said/figures.ts'
import { asksSomething } from '#bot/understand/said/front-desk/asks.ts'
import { negates } from '#bot/understand/said/front-desk/negates.ts'
import { frontDeskActs } from '#bot/understand/said/front-desk-acts.ts'
import { asksBack, saysPrice } from '#bot/understand/shop-words.ts'
import { isPlain, statedIn } from '#bot/understand/stated/stated.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { threadOfCustomer } from '#core/threads/write-to-customer.ts'
import { type DeskAct, decide } from './decide.ts'
import { outcomeOf } from './doubt.ts'
import { type DeskDraft, desk } from './draft.ts'
import { answerDraft, type Handler, type Said } from './ended.ts'
import { reasonOf } from './line/sayings.ts'
import { calledIn, pointAt, type Thing } from './pointing.ts'
import { type Scene, sceneOf } from './scene.ts'
import { offerToSend, sendOrAsk, tellOutcome, tellThread } from './tell.ts'

/** What a shop's words do with a request, or with a booking that stands: confirm, decline, propose, call off. */

/** Confirms, declines or proposes: what of it, and for whom, is decided in one place. */
export function answerRequest(said: Said, act: 'confirm' | 'decline' | 'propose', scene: Scene, turn: Turn): Outcome {
  const able = act === 'propose' ? movable(said, scene, turn) : isRequest
  const sure = said.sure || said.message.yes || said.message.no || isOnlyYes(said, act, scene, turn)
  const meant = {
    act,
    words: said.words,
    whole: said.whole,
    sure,
    likely: said.probability >= LIKELY && !asksBack(said.words),
    asideOf: asksElse(turn) || isFigure(said.words) || isAfterNo(said, act, scene, turn),
    spokenOf: spokenOf(act, turn),
  }
  const decision = decide(meant, scene.things, able, turn.now)
  return outcomeOf(decision, act, { words: said.words, also: answerDraft(said, act, turn) }, turn)
}

/**
 * 'Thabo no', something about Lindiwe, then 'ja'; 'Shall I send this?', 'no', then 'yes': a bare yes is none to what had
 * waited before a no, or before a question that was dropped.
 */
function isAfterNo({ words }: Said, act: DeskAct, { now }: Scene, turn: Turn): boolean {
  const [only, ...more] = now.waiting
  if (act !== 'confirm' || !only || more.length > 0 || !isPlain(words, turn.now)) return false
  return wasDropped(only, turn) && turn.screen[0]?.kind === 'reply'
}

const wasDropped = ({ id, createdAt }: BookingView, { memory: { droppedAt, doneSince } }: Turn): boolean =>
  droppedAt !== undefined && createdAt <= droppedAt && doneSince !== id

/** 'Kulungile, makeze' where one request alone waits, and nothing else is asked or was refused: it can only be its yes. */
function isOnlyYes({ words, whole, probability }: Said, act: DeskAct, { now, shown }: Scene, turn: Turn): boolean {
  const [only, ...more] = now.waiting
  if (act !== 'confirm' || !only || more.length > 0 || shown || asksElse(turn) || probability < LIKELY) return false
  if (words !== whole || !beginsWithYes(words) || negates(words) || asksSomething(words)) return false
  return !wasDropped(only, turn) && frontDeskActs(words, turn.now).every(({ act }) => act === 'yes')
}

/** From here on what was learned is read back, and not shown with its choices. */
const LIKELY = 0.75

/** The steps of the counter that ask for the answer to a request. */
const ofRequests: ReadonlySet<string> = new Set([
  'which',
  'each',
  'answer',
  'unfit',
  'really',
  'reason',
  'time',
  'offer',
])

/** Whether the open question is about something else than requests. */
const asksElse = ({ running, runningStep = '' }: Turn): boolean =>
  running !== undefined && !(running === 'shop-desk' && ofRequests.has(runningStep))

/** What our last answer was about, if nothing came after it: another time may be meant for that one. */
const spokenOf = (act: DeskAct, { memory, screen }: Turn): string | undefined =>
  act === 'propose' && screen[0]?.kind === 'reply' ? memory.focus?.bookingId : undefined

const isRequest = ({ kind }: Thing): boolean => kind === 'request'

/** A time is proposed for a request; for a booking that stands only if it is named. */
function movable({ words }: Said, { things, standing }: Scene, { now }: Turn): (thing: Thing) => boolean {
  const stands = ({ id }: Thing) => standing.some((one) => one.id === id && one.status === 'confirmed')
  const stated = statedIn(words, { now, called: calledIn(things) })
  const pointed = pointAt(stated, things, { able: isRequest, byFact: false })
  // Of two of one name the one whose booking stands may be meant.
  if (pointed.to === 'one' && pointed.alike) return (thing) => isRequest(thing) || stands(thing)
  if (pointed.to === 'one' && stands(pointed.thing)) return stands
  if (pointed.to === 'several' && !pointed.things.some(isRequest)) return stands
  return isRequest
}

/**
 * Below a customer's question a yes that names nobody may be its answer: it is asked, unless whoever asks is the one whose
 * request waits and the words are plainly about that.
 */
async function orTheQuestion(said: Said, act: 'confirm' | 'decline', { now, things, shown }: Scene, turn: Turn) {
  const [only] = now.waiting
  if (!shown || shown.answered || !only) return undefined
  const stated = statedIn(said.whole, { now: turn.now, called: calledIn(things) })
  if (stated.code || stated.mentions.length > 0) return undefined
  if (saysPrice(said.words)) return tellThread(shown.id, said.words, turn)
  const isBare = said.intent === 'yes' || said.intent === 'no' || said.message.yes || said.message.no
  const isTheirs = now.waiting.length === 1 && (await threadOfCustomer(turn.ctx, turn.actor, only.id)) === shown.id
  if (isTheirs && said.sure && (!isBare || said.intent.startsWith('shop_')) && said.slots.quantity === undefined)
    return undefined
  return enter(
    desk('meant', {
      intent: act,
      words: said.words,
      threadId: shown.id,
      ...(now.waiting.length === 1 && { bookingId: only.id }),
      otherwise: desk('which', { intent: act, words: said.words }),
    }),
  )
}

export const agree: Handler = async (said, turn) => {
  const scene = await sceneOf(turn)
  if (isQuestionBack(said, turn)) return tellOutcome(said, scene, turn)
  const isBare = said.intent === 'yes' || said.message.yes
  if (scene.now.waiting.length > 0)
    return (await orTheQuestion(said, 'confirm', scene, turn)) ?? answerRequest(said, 'confirm', scene, turn)
  if (scene.shown) return sendOrAsk(said, scene, turn)
  if (!isBare && scene.now.open) return offerToSend(said.words, scene, turn)
  return said.intent === 'yes' ? undefined : aside(text(turn.say.booking.desk.noneWaiting))
}

export const refuse: Handler = async (said, turn) => {
  const scene = await sceneOf(turn)
  if (scene.now.waiting.length > 0)
    return (await orTheQuestion(said, 'decline', scene, turn)) ?? answerRequest(said, 'decline', scene, turn)
  const isBare = said.message.no && isPlain(said.words, turn.now)
  if (scene.shown) return sendOrAsk(said, scene, turn)
  if (isBare || said.intent === 'no') return undefined
  return cancel({ ...said, intent: 'shop_cancel' }, turn)
}

export const propose: Handler = async (said, turn) => {
  const scene = await sceneOf(turn)
  const { now, standing } = scene
  if (isQuestionBack(said, turn)) return tellOutcome(said, scene, turn)
  const able = movable(said, scene, turn)
  if (now.waiting.length > 0 || able !== isRequest)
    return answerRequest({ ...said, sure: said.sure || hasOffer(said, turn) }, 'propose', scene, turn)
  const stated = statedIn(said.whole, { now: turn.now, called: calledIn(scene.things) })
  if (stated.mentions.length > 0 && said.intent === 'shop_propose')
    return aside(text(turn.say.frontDesk.notAmong(stated.mentions[0]?.words ?? '')))
  const spoken = standing.find(({ id, status }) => id === turn.memory.focus?.bookingId && status === 'confirmed')
  if (said.intent !== 'shop_propose') return undefined
  if (spoken && !scene.shown)
    return enter(
      desk(hasOffer(said, turn) ? 'really' : 'time', {
        ...answerDraft(said, 'propose', turn),
        act: 'propose',
        bookingId: spoken.id,
      }),
    )
  if (scene.shown) return sendOrAsk(said, scene, turn)
  if (now.open) return offerToSend(said.words, scene, turn)
  return aside(text(turn.say.booking.desk.noneWaiting))
}

/** Not surely a proposal, without a time or a number of tyres: a question to the customer. */
const isQuestionBack = (said: Said, turn: Turn): boolean => !said.sure && asksBack(said.words) && !hasOffer(said, turn)

const hasOffer = (said: Said, turn: Turn): boolean => {
  const { date, time, tyres } = answerDraft(said, 'propose', turn)
  return date !== undefined || time !== undefined || tyres !== undefined
}

/** The shop calls a confirmed booking off: asked once, then done with the reason. A request that waits is declined. */
export const cancel: Handler = async (said, turn) => {
  const scene = await sceneOf(turn)
  const { now, standing } = scene
  const confirmed = standing.filter(
    ({ status, slotStart }) =>
      status === 'confirmed' && slotStart !== null && new Date(slotStart) > dayBefore(turn.now),
  )
  const stands = ({ id }: Thing): boolean => confirmed.some((one) => one.id === id)
  const stated = statedIn(said.words, { now: turn.now, called: calledIn(scene.things) })
  const pointed = pointAt(stated, scene.things, { able: (thing) => stands(thing) || isRequest(thing), byFact: false })
  const isNamed = stated.code !== undefined || stated.mentions.length > 0
  if (isNamed && pointed.to === 'several' && arePeople(pointed.things) && pointed.things.some(isRequest))
    return cancelOutcome(
      said,
      [...now.waiting, ...confirmed].filter(({ id }) => pointed.things.some((thing) => thing.id === id)),
      scene,
    )
  if (isNamed && pointed.to === 'one' && isRequest(pointed.thing)) return answerRequest(said, 'decline', scene, turn)
  if (isNamed || (confirmed.length > 0 && now.waiting.length === 0)) {
    const spoken = isNamed ? undefined : confirmed.find(({ id }) => id === turn.memory.focus?.bookingId)
    if (spoken) return cancelOutcome(said, [spoken], scene)
    const decision = decide(
      { act: 'cancel', words: said.words, whole: said.whole, sure: true },
      scene.things,
      stands,
      turn.now,
    )
    // It is asked in any case, with the name.
    return 'thing' in decision
      ? cancelOutcome(
          said,
          confirmed.filter(({ id }) => id === decision.thing.id),
          scene,
        )
      : decision.ask === 'none' && now.waiting.length > 0
        ? answerRequest(said, 'decline', scene, turn)
        : outcomeOf(decision, 'cancel', { words: said.words }, turn)
  }
  const spoken = confirmed.find(({ id }) => id === turn.memory.focus?.bookingId)
  if (spoken) return cancelOutcome(said, [spoken], scene)
  if (now.waiting.length > 0) return answerRequest(said, 'decline', scene, turn)
  return said.intent === 'shop_cancel' || said.intent === 'shop_decline' ? aside(text(turn.say.work.gone)) : undefined
}

const arePeople = (things: readonly Thing[]): boolean => new Set(things.map(({ person }) => person)).size > 1

const DAY_MS = 86_400_000
const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS)

function cancelOutcome({ words }: Said, bookings: readonly BookingView[], scene: Scene): Outcome {
  const { words: reason } = reasonOf(words, scene)
  const draft: DeskDraft = { verb: 'cancel', ...(reason && { reason }) }
  const [only] = bookings
  if (only && bookings.length === 1) return enter(desk('sure', { ...draft, bookingId: only.id }))
  return enter(desk('today', { ...draft, among: bookings.map(({ id }) => id) }))
}
