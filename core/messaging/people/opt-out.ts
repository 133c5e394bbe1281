import type { Context } from '#core/context.ts'
import type { Texts } from '#core/texts/texts.ts'
import type { ClaimedMessage } from '../inbound/conversation.ts'
import { reply } from '../outbound/send.ts'
import { comeBack, leave, liftBlock } from './consents.ts'

/** Words that Twilio takes for leaving or coming back, besides those that mean it in our own languages. */
const leaving = /^\W*(?:stop|stop ?all|unsubscribe|end|quit|revoke|opt ?-?out|cancel all messages)\W*$/i
const returning = /^\W*(?:start|unstop)\W*$/i

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
  const leaves = told === 'STOP' || intent === 'opt_out' || leaving.test(message.body)
  const returns = !leaves && (told === 'START' || intent === 'opt_in' || returning.test(message.body))
  const contactId = message.contact_id
  if (leaves) await leave(ctx, contactId, { how: 'asked us to stop', source: 'whatsapp' })
  else if (returns) await comeBack(ctx, contactId, { how: 'asked us to write again', source: 'whatsapp' })
  else await liftBlock(ctx, contactId)
  if (!leaves && !returns) return told === 'HELP'
  if (!told)
    await reply(ctx, contactId, { type: 'text', body: leaves ? say.common.leftAlready : say.common.welcomeBack })
  return true
}
