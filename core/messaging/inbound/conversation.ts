import { directUrl } from '#core/config.ts'
import type { Context } from '#core/context.ts'
import { enqueue } from '#core/jobs/enqueue.ts'
import type { Language } from '#core/texts/texts.ts'
import { listenTo } from '#db/listen.ts'
import {
  type ClaimedMessage,
  claimConversation,
  holdUntil,
  markHandled,
  setLanguage,
  somebodyWaits,
  writeOutcome,
} from '#db/queries/messaging/conversations.ts'
import { type OnScreen, readScene, type Scene } from '#db/queries/messaging/scene.ts'
import type { OutboundContent } from '../content.ts'
import { answersTo } from '../outbound/send.ts'
import { BLOCKED } from '../people/preferences.ts'

export type { ClaimedMessage, OnScreen, Scene }
export type Contact = ClaimedMessage['contact']

export type Claimed = { contactId: string; state: unknown; scene: Scene }

/**
 * Claims the conversation of the person who has waited longest, then reads what the answer begins with, so that one
 * person is answered in order and others meanwhile. Call it inside a transaction, whose end frees the conversation.
 */
export async function claimNext(ctx: Context): Promise<Claimed | undefined> {
  const now = ctx.clock.now()
  const conversation = await claimConversation(ctx.db, now)
  if (!conversation) return undefined
  const { contact_id: contactId, state } = conversation
  return { contactId, state, scene: await readScene(ctx.db, contactId, { now, blocked: BLOCKED }) }
}

/** Whether anybody waits for an answer whom nobody may be answering. */
export const doesAnybodyWait = (ctx: Context): Promise<boolean> => somebodyWaits(ctx.db, ctx.clock.now())

/** What is read as one message: a message, or the fragments of one. */
export type WholeMessage = ClaimedMessage & { ids: readonly string[] }

type Finished = Pick<WholeMessage, 'contact_id' | 'ids' | 'contact'>

/** Marks the message as handled. */
export const finishMessage = async (ctx: Context, { ids }: Pick<Finished, 'ids'>): Promise<void> =>
  void (await markHandled(ctx.db, ids, ctx.clock.now()))

/** Answers the message in the order of the contents, stores the conversation's state, and marks it as handled. */
export async function answerMessage(
  ctx: Context,
  { contact_id: contactId, ids, contact }: Finished,
  said: readonly OutboundContent[],
  state: unknown,
): Promise<void> {
  const { rows: answers, sends } = answersTo(ctx, contact, said)
  const outcome = { contactId, handled: ids, state: JSON.stringify(state), answers }
  await writeOutcome(ctx.db, outcome, ctx.clock.now())
  if (sends) await enqueue(ctx, 'whatsapp', { contactId })
}

/** Leaves the fragments unanswered until then, or until more comes. */
export const holdFragments = (ctx: Context, ids: readonly string[], until: Date) => holdUntil(ctx.db, ids, until)

/** Calls back whenever a message has come in. */
export const hearMessages = (ctx: Context, wake: () => void) =>
  listenTo(directUrl(ctx.config), 'inbound', wake, (error) =>
    ctx.log.warn({ err: error }, 'not listening for messages; the sweep goes on'),
  )

/** Sets the language of everything that we write to the person from now on. */
export const chooseLanguage = (ctx: Context, contactId: string, language: Language) =>
  setLanguage(ctx.db, contactId, language)
