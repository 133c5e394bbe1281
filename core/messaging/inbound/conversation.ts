import type { Context } from '#core/context.ts'
import type { Language } from '#core/texts/texts.ts'
import { listenTo } from '#db/listen.ts'
import {
  type ClaimedMessage,
  claimConversation,
  holdUntil,
  markHandled,
  saveState,
  setLanguage,
  unhandledOf,
} from '#db/queries/messaging/conversations.ts'

export type { ClaimedMessage }
export type Contact = ClaimedMessage['contact']

export type Claimed = { contactId: string; state: unknown; waiting: ClaimedMessage[] }

/**
 * Claims the conversation of one person who waits, then reads its unanswered messages, so that one person is answered
 * in order and others meanwhile. Call it inside a transaction, whose end frees the conversation.
 */
export async function claimNext(ctx: Context): Promise<Claimed | undefined> {
  const conversation = await claimConversation(ctx.db, ctx.clock.now())
  if (!conversation) return undefined
  const { contact_id: contactId, state } = conversation
  return { contactId, state, waiting: await unhandledOf(ctx.db, contactId) }
}

/** What is read as one message: a message, or the fragments of one. */
export type WholeMessage = ClaimedMessage & { ids: readonly string[] }

/** Marks the message as answered and stores the conversation's state. */
export async function finishMessage(
  ctx: Context,
  message: Pick<WholeMessage, 'contact_id' | 'ids'>,
  state?: unknown,
): Promise<void> {
  const now = ctx.clock.now()
  if (state !== undefined) await saveState(ctx.db, message.contact_id, JSON.stringify(state), now)
  await markHandled(ctx.db, message.ids, now)
}

/** Leaves the fragments unanswered until then, or until more comes. */
export const holdFragments = (ctx: Context, ids: readonly string[], until: Date) => holdUntil(ctx.db, ids, until)

/** Calls back whenever a message has come in. */
export const hearMessages = (ctx: Context, wake: () => void) =>
  listenTo(ctx.config.databaseUrl, 'inbound', wake, (error) =>
    ctx.log.warn({ err: error }, 'not listening for messages; the sweep goes on'),
  )

/** Sets the language of everything that we write to the person from now on. */
export const chooseLanguage = (ctx: Context, contactId: string, language: Language) =>
  setLanguage(ctx.db, contactId, language)
