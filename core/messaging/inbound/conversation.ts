import type { Context } from '#core/context.ts'
import type { Language } from '#core/texts/texts.ts'
import { listenTo } from '#db/listen.ts'
import {
  type ClaimedMessage,
  claimConversation,
  markHandled,
  oldestUnhandled,
  saveState,
  setLanguage,
} from '#db/queries/messaging/conversations.ts'

export type { ClaimedMessage }
export type Contact = ClaimedMessage['contact']

export type Claimed = { contactId: string; state: unknown; message: ClaimedMessage | undefined }

/**
 * Claims the conversation of one person who waits, then reads its oldest unanswered message, so that one person is
 * answered in order and others meanwhile. Call it inside a transaction, whose end frees the conversation.
 */
export async function claimNext(ctx: Context): Promise<Claimed | undefined> {
  const conversation = await claimConversation(ctx.db, ctx.clock.now())
  if (!conversation) return undefined
  const { contact_id: contactId, state } = conversation
  return { contactId, state, message: await oldestUnhandled(ctx.db, contactId) }
}

/** Marks the message as answered and stores the conversation's state. */
export async function finishMessage(ctx: Context, message: ClaimedMessage, state?: unknown): Promise<void> {
  const now = ctx.clock.now()
  if (state !== undefined) await saveState(ctx.db, message.contact_id, JSON.stringify(state), now)
  await markHandled(ctx.db, message.id, now)
}

/** Calls back whenever a message has come in. */
export const hearMessages = (ctx: Context, wake: () => void) =>
  listenTo(ctx.config.databaseUrl, 'inbound', wake, (error) =>
    ctx.log.warn({ err: error }, 'not listening for messages; the sweep goes on'),
  )

/** Sets the language of everything that we write to the person from now on. */
export const chooseLanguage = (ctx: Context, contactId: string, language: Language) =>
  setLanguage(ctx.db, contactId, language)
