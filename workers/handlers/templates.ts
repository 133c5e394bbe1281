import type { Context } from '#core/context.ts'
import { isCheckAsked, noteChecked } from '#core/notifications/templates/check-templates.ts'
import type { WhatsappClient } from '../senders/whatsapp-client.ts'
import { syncTemplates } from '../senders/whatsapp-templates.ts'

/** Submits what is missing and fetches how every template stands, if an admin has asked for it. Returns whether it did. */
export async function checkTemplates(ctx: Context, client: WhatsappClient): Promise<boolean> {
  const askedAt = await isCheckAsked(ctx)
  if (!askedAt) return false
  const { complete } = await syncTemplates(ctx, client)
  await noteChecked(ctx, askedAt, complete)
  return true
}
