import type { Context } from '#core/context.ts'
import type { Texts } from '#core/texts/texts.ts'
import type { ClaimedMessage } from '../inbound/conversation.ts'
import { reply } from '../outbound/send.ts'
import { comeBack, leave, liftBlock } from './preferences.ts'

/** Twilio's own words for leaving and coming back, besides those of our languages. */
const leaving = /^\W*(?:stop|stop ?all|unsubscribe|end|quit|revoke|opt ?-?out|cancel all messages)\W*$/i
const returning = /^\W*(?:start|unstop)\W*$/i

/**
 * Handles a message that only means leaving or coming back. A person who leaves gets one confirmation and nothing more
 * until they come back; the ledger keeps both. True if the message was one. If Twilio has answered it, we do not answer
 * again. `blockedOnce`: the ledger has a block, which any message lifts.
 */
export async function applyOptOut(
  ctx: Context,
  message: ClaimedMessage,
  intent: string | undefined,
  say: Texts,
  blockedOnce: boolean,
): Promise<boolean> {
  const told = message.content.optOut
  const leaves = told === 'STOP' || intent === 'opt_out' || leaving.test(message.body)
  const returns = !leaves && (told === 'START' || intent === 'opt_in' || returning.test(message.body))
  const contactId = message.contact_id
  if (leaves) await leave(ctx, contactId, { how: 'asked us to stop', source: 'whatsapp' })
  else if (returns) await comeBack(ctx, contactId, { how: 'asked us to write again', source: 'whatsapp' })
  else if (blockedOnce) await liftBlock(ctx, contactId)
  if (!leaves && !returns) return told === 'HELP'
  if (!told)
    await reply(ctx, contactId, { type: 'text', body: leaves ? say.common.leftAlready : say.common.welcomeBack })
  return true
}
