import { vocabularyOf } from '#bot/engine/vocabulary.ts'
import { channelWish, topicWish } from '#bot/flows/preferences/words.ts'
import { claimGuestBookings } from '#core/bookings/guests/claim-guest-bookings.ts'
import type { Context } from '#core/context.ts'
import { actorOf } from '#core/load-actor.ts'
import {
  type ClaimedMessage,
  type Contact,
  chooseLanguage,
  claimNext,
  countMessageFailure,
  finishMessage,
  giveUpMessage,
} from '#core/messaging/inbound/conversation.ts'
import { reply } from '#core/messaging/outbound/send.ts'
import { applyOptOut } from '#core/messaging/people/opt-out.ts'
import { isLanguage, type Language, textsIn } from '#core/texts/texts.ts'
import { transaction } from '#core/transaction.ts'
import type { Turn } from './flow.ts'
import type { Heard } from './heard.ts'
import { listen } from './listen.ts'
import { merge, text } from './say.ts'
import { fresh, type Memory, readState, type State } from './state.ts'
import { apology, takeTurn } from './turn.ts'

const MOST_ATTEMPTS = 3

/**
 * Answers the oldest waiting message of one person whom nobody else answers now, in one transaction: claim, decide,
 * write, mark as handled. False when nobody waits.
 */
export async function handleNext(ctx: Context): Promise<boolean> {
  let taken: ClaimedMessage | undefined
  let stored: unknown
  try {
    return await transaction(ctx, async (ctx) => {
      const claimed = await claimNext(ctx)
      taken = claimed?.message
      stored = claimed?.state
      if (claimed && taken) await handle(ctx, taken, claimed.state)
      return claimed !== undefined
    })
  } catch (error) {
    if (!taken) throw error
    ctx.log.error({ err: error, inboundId: taken.id }, 'message not handled')
    await afterFailure(ctx, taken, stored)
    return true
  }
}

async function handle(ctx: Context, message: ClaimedMessage, stored: unknown): Promise<void> {
  const now = ctx.clock.now()
  const state = readState(stored)
  const heard = listen(message, state.options, now, await vocabularyOf(ctx))
  const before = message.contact.language ?? state.memory.language
  const language = await languageOf(ctx, message.contact, state, heard)
  const actor = await actorOf(ctx, message.contact_id)
  const turn: Turn = { ctx, contact: message.contact, actor, say: textsIn(language), memory: state.memory, now }
  const intent = heard.command === 'start over' || leavesOnlyPart(heard.text) ? undefined : heard.understood.intent
  if (await applyOptOut(ctx, message, intent, turn.say)) return finishMessage(ctx, message)
  const progress = await takeTurn(turn, state, heard)
  // Whoever writes has shown that the number is theirs, so what a guest booked with it is, too.
  await claimGuestBookings(ctx, message.contact_id)
  const { memory } = progress.state
  const remark = (before === undefined && memory.language === 'af') || offersAfrikaans(message.contact, memory, heard)
  const said = remark ? merge([text(turn.say.common.noticed), ...progress.said]) : progress.said
  await reply(ctx, message.contact_id, said)
  await finishMessage(ctx, message, progress.state)
}

/** 'stop marketing', 'no emails': a setting, not the end of everything. */
const leavesOnlyPart = (words: string): boolean => topicWish(words) !== undefined || channelWish(words) !== undefined

/** The person's choice, else the language that they first wrote a few words in. */
async function languageOf(ctx: Context, contact: Contact, { memory }: State, heard: Heard): Promise<Language> {
  const { intent, slots, language } = heard.understood
  if (intent === 'preferences' && slots.language && isLanguage(slots.language)) {
    memory.language = slots.language
    await chooseLanguage(ctx, contact.id, slots.language)
    return slots.language
  }
  const known = contact.language ?? memory.language
  if (known || heard.tapped) return known ?? 'en'
  const noticed = language && isLanguage(language) ? language : undefined
  if (!noticed || !saysEnough(heard, noticed)) return 'en'
  memory.language = noticed
  if (noticed === 'af') await chooseLanguage(ctx, contact.id, noticed)
  return noticed
}

/** Says once how to switch to somebody who began in English and now writes Afrikaans. */
function offersAfrikaans(contact: Contact, memory: Memory, { text, understood }: Heard): boolean {
  const switched = contact.language === null && memory.language === 'en' && understood.language === 'af'
  if (!switched || memory.offered || text.trim().split(/\s+/).length < 3) return false
  memory.offered = true
  return true
}

/** One word tells the language only where it is no thanks, yes or no: those are borrowed. */
const saysEnough = ({ text, yes, no, understood }: Heard, noticed: Language): boolean =>
  text.trim().split(/\s+/).length > 1 ||
  (noticed === 'af' && !yes && !no && !['thanks', 'unknown'].includes(understood.intent))

/**
 * Tries again a few times, then says sorry rather than nothing, so that one message cannot hold up the next. What ran
 * is dropped as well: a step that fails once would fail under every message.
 */
async function afterFailure(ctx: Context, message: ClaimedMessage, stored: unknown): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const attempts = await countMessageFailure(ctx, message)
    if (attempts < MOST_ATTEMPTS) return
    const { memory } = readState(stored)
    const language = message.contact.language ?? memory.language ?? 'en'
    await reply(ctx, message.contact_id, [apology({ say: textsIn(language) })])
    await finishMessage(ctx, message, { ...fresh(), memory })
    await giveUpMessage(ctx, message)
  })
}
