import type { Purpose } from '#core/rules/notifications/reason.ts'
import { dropWaitingAdvertising } from '#db/queries/messaging/mail.ts'
import { dropWaiting } from '#db/queries/messaging/outbound.ts'
import {
  insertConsents,
  insertPreferences,
  type PreferenceChange,
  restoreAfterBlock,
  switchesOf,
  updatePreferences,
} from '#db/queries/messaging/preferences.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import type { Context } from '../../context.ts'
import type { Preferences } from '../../rules/notifications/preferences.ts'

/** Gives a person the usual preferences; a person who has some keeps them. */
export async function givePreferences(ctx: Context, contactId: string, preferences: Preferences): Promise<void> {
  if (await insertPreferences(ctx.db, contactId, preferences)) await note(ctx, contactId, undefined, preferences)
}

/** Changes the named preferences of a person who has some. */
export async function savePreferences(ctx: Context, contactId: string, change: PreferenceChange): Promise<void> {
  const before = await switchesOf(ctx.db, contactId)
  const after = await updatePreferences(ctx.db, contactId, change, ctx.clock.now())
  if (before && after) await note(ctx, contactId, before, after)
}

/** The audit trail knows the three master switches before and after. */
const note = (ctx: Context, contactId: string, before: Preferences | undefined, after: Preferences): Promise<void> =>
  noteAudit(ctx, {
    contactId,
    action: before ? 'update' : 'create',
    entity: 'preference',
    entityId: contactId,
    ...(before && { before: masters(before) }),
    after: masters(after),
  })

const masters = ({ email, whatsapp, in_app }: Preferences) => ({
  email_enabled: email.enabled,
  whatsapp_enabled: whatsapp.enabled,
  system_enabled: in_app.enabled,
})

export type ConsentChannel = 'whatsapp' | 'email' | 'sms' | 'push' | 'in_app'

type Word = { how: string; source: 'whatsapp' | 'web' | 'email' | 'delivery' | 'admin' }

/** The source of an entry that WhatsApp made because of a block; a message to us shows that the block is over. */
export const BLOCKED = 'blocked our number on WhatsApp'

/** Writes into the ledger of consents, which only grows: the latest word on a channel and purpose holds. */
export const noteConsents = (
  ctx: Context,
  contactId: string,
  words: readonly { channel: ConsentChannel; purpose: Purpose; given: boolean }[],
  { how, source }: Word,
) =>
  insertConsents(
    ctx.db,
    words.map((word) => ({ ...word, contact_id: contactId, how, source, at: ctx.clock.now() })),
  )

const chat = ['whatsapp', 'sms'] as const

const all = ['service', 'deals', 'marketing'] as const

/** Ends all messages to the person's phone and all advertising elsewhere, and drops the messages that wait. */
export async function leave(ctx: Context, contactId: string, word: Word): Promise<void> {
  await noteConsents(
    ctx,
    contactId,
    [
      ...chat.flatMap((channel) => all.map((purpose) => ({ channel, purpose, given: false }))),
      { channel: 'email', purpose: 'deals', given: false },
      { channel: 'email', purpose: 'marketing', given: false },
      { channel: 'push', purpose: 'deals', given: false },
      { channel: 'in_app', purpose: 'deals', given: false },
    ],
    word,
  )
  await dropWaiting(ctx.db, contactId, { code: 'asked_to_stop' })
  await dropWaitingAdvertising(ctx.db, contactId, { code: 'asked_to_stop' })
}

/** Allows messages about the person's own dealings again; advertising needs another yes. */
export const comeBack = (ctx: Context, contactId: string, word: Word) =>
  noteConsents(
    ctx,
    contactId,
    chat.map((channel) => ({ channel, purpose: 'service' as const, given: true })),
    word,
  )

/** A person who blocked us and writes again has lifted the block. */
export const liftBlock = (ctx: Context, contactId: string) =>
  restoreAfterBlock(ctx.db, contactId, BLOCKED, ctx.clock.now())
