import { insertConsent } from '#db/queries/contacts.ts'
import type { Context } from '../context.ts'
import type { Texts } from '../texts/texts.ts'
import type { ClaimedMessage } from './conversation.ts'
import { reply } from './send.ts'

/**
 * A person who leaves gets the one confirmation and nothing more until they come back; both are written down. True when
 * the message was that. Where Twilio has answered such a word itself, nothing is said twice.
 */
export async function applyOptOut(
  ctx: Context,
  message: ClaimedMessage,
  intent: string | undefined,
  say: Texts,
): Promise<boolean> {
  const told = message.content.optOut
  const leaves = told === 'STOP' || intent === 'opt_out'
  const returns = told === 'START' || intent === 'opt_in'
  if (!leaves && !returns) return false
  if (!told)
    await reply(ctx, message.contact_id, {
      type: 'text',
      body: leaves ? say.common.leftAlready : say.common.welcomeBack,
    })
  for (const purpose of leaves ? (['service', 'deals', 'marketing'] as const) : (['service'] as const))
    await insertConsent(ctx.db, {
      contact_id: message.contact_id,
      channel: 'whatsapp',
      purpose,
      given: !leaves,
      how: leaves ? 'asked us to stop' : 'asked us to write again',
      source: 'whatsapp',
      at: ctx.clock.now(),
    })
  return true
}
