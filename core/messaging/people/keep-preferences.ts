import {
  insertPreferences,
  type PreferenceChange,
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
