import { vocabularyOf } from '#bot/engine/vocabulary.ts'
import type { SecondReader } from '#bot/reader/reader.ts'
import { hearYesNo } from '#bot/understand/answers.ts'
import { saysOnlyStop } from '#bot/understand/intent/sure.ts'
import { namesMessages } from '#bot/understand/said/agreed/names-messages.ts'
import { languageNames } from '#bot/understand/said/only-settings.ts'
import type { UnderstandOptions } from '#bot/understand/types.ts'
import { claimGuestBookings } from '#core/bookings/guests/guest-booking.ts'
import type { Context } from '#core/context.ts'
import { personActor } from '#core/load-actor.ts'
import type { InboundContent, OutboundContent } from '#core/messaging/content.ts'
import { beginAttempt, countWith, hasHadItsAttempts, noteFailure, setAside } from '#core/messaging/inbound/attempts.ts'
import {
  answerMessage,
  type ClaimedMessage,
  claimNext,
  finishMessage,
  holdFragments,
  type Scene,
} from '#core/messaging/inbound/conversation.ts'
import { isOfEarlierQuestion } from '#core/messaging/inbound/earlier-question.ts'
import { isBotStopped, keepForLater } from '#core/messaging/inbound/record-inbound.ts'
import { resolveChoice } from '#core/messaging/inbound/resolve-choice.ts'
import { sendWaiting } from '#core/messaging/outbound/wait-for-reply.ts'
import { applyOptOut } from '#core/messaging/people/opt-out.ts'
import { duration } from '#core/process/metrics.ts'
import { noteSpan, type Span } from '#core/process/spans.ts'
import { type Language, textsIn } from '#core/texts/texts.ts'
import { transaction } from '#core/transaction.ts'
import type { Conversation } from './conversation.ts'
import type { Turn } from './flow.ts'
import { languageOf, offersAfrikaans, readsOnly } from './language.ts'
import { noteUnrecognised } from './misunderstood.ts'
import { parseMessage, STALE } from './parse-message.ts'
import type { ParsedMessage } from './parsed-message.ts'
import { gather, oneAtATime } from './pieces.ts'
import type { Progress } from './progress.ts'
import { noteConfirmed, settled } from './read-back.ts'
import { buttons, buttonsOnTop, merge, text } from './say.ts'
import { type Taken, takeTurnTwice, type Waits } from './second-reading.ts'
import { fresh, readState } from './state.ts'
import { takeTurn } from './turn.ts'

/** What the engine uses of the world outside while it answers; the answer comes without it, too. */
export type Outside = {
  /** The rest of a fragment may come until then. */
  held?: (until: Date) => void
  /** Shows the person that the message has been read and an answer is written. */
  typing?: (messageSid: string) => void
  /** What a contact card says. */
  contactCard?: (url: string) => Promise<{ name?: string; phone?: string }>
  /** Is asked about what our own reading is unsure of. */
  reader?: SecondReader | undefined
}

/** An answer that takes longer is announced. */
const TYPING_AFTER_MS = 500

const handled = duration('spoor_handled_seconds', 'From the arrival of a message until its answer is written.')

/** `found`: somebody waited. `more`: another look may find somebody, too. */
export type Look = { found: boolean; more: boolean }

/**
 * Answers the oldest waiting message of the person who has waited longest and whom nobody else answers now, in one
 * transaction: claim, decide, write, mark as handled. A fragment is held for its rest instead.
 */
export async function handleNext(ctx: Context, conversation: Conversation, outside: Outside = {}): Promise<Look> {
  let taken: ClaimedMessage | undefined
  let slow: NodeJS.Timeout | undefined
  let ask: Waits['ask']
  let waitedMs = 0
  let failed = false
  const began = performance.now()
  try {
    const look = await transaction(ctx, async (within) => {
      const claimed = await claimNext(within)
      if (!claimed) return { found: false, more: false }
      const { state, scene } = claimed
      const [message, ...later] = scene.waiting
      if (!message) return { found: true, more: true }
      const inside = { ...within, traceId: message.message_sid }
      if (hasHadItsAttempts(message)) {
        await giveUp(inside, [message, ...later], state)
        return { found: true, more: true }
      }
      taken = message
      let read = 0
      waitedMs = ctx.clock.now().getTime() - message.received_at.getTime()
      const attempt = async () => {
        await beginAttempt(ctx, message)
        slow = announceIfSlow(ctx, message, outside)
        const done = await handle(
          inside,
          { conversation, outside },
          { waiting: [message, ...later], scene, stored: state },
        )
        read = done.messages
        ask = done.ask
      }
      await (message.attempts > 0 ? afterFailure(attempt) : attempt())
      return { found: true, more: scene.othersWait || read < scene.waiting.length }
    })
    if (ask) outside.reader?.beside(ask(ctx))
    return look
  } catch (error) {
    if (!taken) throw error
    failed = true
    ctx.log.error({ err: error, traceId: taken.message_sid, inboundId: taken.id }, 'message not handled')
    await noteFailure(ctx, taken, error)
    return { found: true, more: true }
  } finally {
    clearTimeout(slow)
    if (taken) noteHandled(taken, { began, failed, waitedMs })
  }
}

type Handled = Pick<Span, 'began' | 'failed'> & { waitedMs: number }

const noteHandled = ({ message_sid: traceId, attempts }: ClaimedMessage, { waitedMs, ...span }: Handled): void =>
  noteSpan({ name: 'handle message', kind: 'work', traceId, ...span, facts: { attempt: attempts + 1, waitedMs } })

/** Under load a message may have waited that long before anybody claims it. */
function announceIfSlow(ctx: Context, message: ClaimedMessage, { typing }: Outside): NodeJS.Timeout | undefined {
  if (!typing) return undefined
  const waited = ctx.clock.now().getTime() - message.received_at.getTime()
  return setTimeout(() => typing(message.message_sid), Math.max(0, TYPING_AFTER_MS - waited))
}

/**
 * Messages with a failed attempt run alone: one that ends the process would otherwise cost the others an attempt, too.
 */
const afterFailure = oneAtATime()

type Waiting = readonly [ClaimedMessage, ...ClaimedMessage[]]

/** How many of the waiting messages are done with; `ask` is for after the commit. */
type Done = { messages: number; ask?: Waits['ask'] }

async function handle(
  ctx: Context,
  { conversation, outside }: { conversation: Conversation; outside: Outside },
  { waiting, scene, stored }: { waiting: Waiting; scene: Scene; stored: unknown },
): Promise<Done> {
  const now = ctx.clock.now()
  const [{ contact_id: contactId }] = waiting
  const state = readState(stored)
  const actor = personActor(scene.person)
  const { screen, offersStand, rescueStands, quotesStand } = scene
  const choices = state.options.map(({ id }) => id)
  const seen = { screen, offersStand, rescueStands, quotesStand, choices }
  const situation: UnderstandOptions = {
    now,
    vocabulary: await vocabularyOf(ctx),
    speaker: actor.shops.length > 0 ? 'shop' : 'driver',
    asked: await conversation.askedOf(ctx, actor, state.active, seen),
  }
  const isStopped = scene.botIsOff && (await isBotStopped(ctx))
  const { message: claimed, until } = gather(isStopped ? [waiting[0]] : waiting, situation)
  if (until && !isStopped) return hold(ctx, waiting, { until }, outside)
  await countWith(ctx, claimed)
  const content = await withContact(await choiceIn(ctx, claimed), outside)
  const inbound = { ...claimed, content }
  const parsed = parseMessage(inbound, state.options, situation, buttonsOnTop(actor, screen))
  const reread = (body: string) => parseMessage({ body, content: { kind: 'text' } }, [], situation)
  const { message, said } = settled(parsed, state, { reread, screen })
  const before = inbound.contact.language ?? state.memory.language
  const language = await languageOf(ctx, inbound.contact, state, message)
  const say = textsIn(language)
  const turn: Turn = { ctx, contact: inbound.contact, actor, say, memory: state.memory, now, ...seen }
  const intent = leavingIn(message, conversation, state.active !== null)
  const done = { messages: claimed.ids.length }
  if (await applyOptOut(ctx, inbound, intent, turn.say, scene.blockedOnce)) {
    await finishMessage(ctx, inbound)
    return done
  }
  if (isStopped && !conversation.cannotWait(message, state.active)) {
    await keepForLater(ctx, inbound, stoppedWords(turn))
    return done
  }
  const reads = (words: string) => parseMessage({ body: words, content: { kind: 'text' } }, state.options, situation)
  const take = async (ctx: Context, message: ParsedMessage): Promise<Taken> => {
    const news = scene.wordsWait ? await sendWaiting(ctx, contactId) : []
    const talk = { ...turn, ctx, news, conversation, reads }
    const progress = await takeTurn(talk, state, message)
    return { progress, message, filesTaken: talk.filesTaken === true, unread: talk.unread === true }
  }
  const id = claimed.ids.at(-1) ?? claimed.id
  const reader = isStopped || said === 'no' ? undefined : outside.reader
  const taken = await takeTurnTwice(ctx, reader, message, { id, state, actor, situation, take })
  if ('until' in taken) return hold(ctx, waiting, taken, outside)
  noteConfirmed(taken.progress, state, said)
  await noteUnrecognised(ctx, state, taken.progress, taken.message, situation)
  // A person who writes has proven the number, so a guest's bookings with it are theirs, too.
  if (scene.guestBookings) await claimGuestBookings(ctx, contactId)
  await answerMessage(ctx, inbound, remarked(taken.progress, { before, message, turn }), taken.progress.state)
  noteAnswered(ctx, waiting[0])
  return done
}

function noteAnswered(ctx: Context, { id: inboundId, received_at }: ClaimedMessage): void {
  const seconds = (ctx.clock.now().getTime() - received_at.getTime()) / 1000
  handled.observe(seconds)
  ctx.log.info({ traceId: ctx.traceId, inboundId, seconds }, 'message answered')
}

/** Leaves everything unanswered for the rest of a fragment, or for what a second reader makes of it. */
async function hold(ctx: Context, waiting: Waiting, { until, ask }: Waits, outside: Outside): Promise<Done> {
  const ids = waiting.map(({ id }) => id)
  await holdFragments(ctx, ids, until)
  outside.typing?.((waiting.at(-1) ?? waiting[0]).message_sid)
  outside.held?.(until)
  return { messages: ids.length, ask }
}

type Before = { before: Language | undefined; message: ParsedMessage; turn: Turn }

/** The answer, with a word about the language where one is due. */
function remarked({ said, state: { memory } }: Progress, { before, message, turn }: Before): OutboundContent[] {
  const isNew = before === undefined && memory.language === 'af'
  const isDue = isNew || offersAfrikaans(turn.contact, memory, message)
  // A shop writes in its own words to its customers, too.
  const other = turn.actor.shops.length > 0 ? undefined : readsOnly(memory, message)
  if (other) return merge([text(turn.say.common.readsOnly(languageNames[other])), ...said])
  return isDue ? merge([text(turn.say.common.noticed), ...said]) : said
}

/** A shop has its console, where nothing is stopped. */
const stoppedWords = ({ ctx: { config }, actor, say: { common } }: Turn): string =>
  actor.shops.length > 0 ? common.botStoppedAtShop(`${config.publicUrl}/business`) : common.botStopped(config.publicUrl)

/** A tap, or a yes or no in reply, to a question that another one has replaced is for neither. */
async function choiceIn(ctx: Context, { contact_id: contactId, body: words, ...claimed }: ClaimedMessage) {
  const content = await resolveChoice(ctx, contactId, claimed.content)
  const answers = content.repliesTo && (content.choice !== undefined || hearYesNo(words) !== undefined)
  return answers && (await isOfEarlierQuestion(ctx, contactId, content)) ? { ...content, choice: STALE } : content
}

/** Reads a contact card, whose words Twilio keeps. */
async function withContact(content: InboundContent, { contactCard }: Outside): Promise<InboundContent> {
  const card = content.kind === 'contact' ? content.media?.[0]?.url : undefined
  return card && contactCard ? { ...content, contact: await contactCard(card) } : content
}

/** Leaving and coming back act only on certain words; a flow asks about others. */
function leavingIn(message: ParsedMessage, { leavesOnlyPart }: Conversation, isAsked: boolean): string | undefined {
  if (message.choice === 'leave:all') return 'opt_out'
  if (message.choice === 'leave:return') return 'opt_in'
  if (message.command === 'start over' || leavesOnlyPart(message)) return undefined
  if (saysOnlyStop(message.text)) return 'opt_out'
  const [wish, ...others] = message.understood.wishes
  if (wish?.intent === 'opt_out' && isAsked && !namesMessages(message.text)) return undefined
  return wish?.sure && others.length === 0 ? wish.intent : undefined
}

/** Ends the running flow with the message: a step that fails once would fail under every message. */
async function giveUp(ctx: Context, waiting: Waiting, stored: unknown): Promise<void> {
  const [message] = waiting
  const { memory } = readState(stored)
  const { common } = textsIn(message.contact.language ?? memory.language ?? 'en')
  await setAside(
    ctx,
    waiting,
    { ...fresh(), memory },
    buttons(common.notRead, { id: 'menu', title: common.menuButton }),
  )
}
