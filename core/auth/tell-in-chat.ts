import { insertOutbound } from '#db/queries/messaging/outbound.ts'
import type { Context } from '../context.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { personOf } from '../messaging/people/person.ts'
import { chatForm } from '../notifications/chat-form.ts'
import { accountChanged } from '../notifications/kinds/account/account-changed.ts'
import { carried, timing } from '../notifications/timing.ts'
import { decide } from '../rules/notifications/notify.ts'

/**
 * Tells somebody who has no confirmed mailbox, on WhatsApp, that what signs in to their account was changed. `number`
 * (E.164) is where it goes, if that is not their usual one any more. In the change's transaction.
 */
export async function tellInChat(
  ctx: Context,
  contactId: string,
  what: 'email' | 'number',
  number?: string,
): Promise<void> {
  const person = await personOf(ctx, contactId)
  if (!person.whatsapp?.proven) return
  const { whatsapp } = await chatForm(ctx, 'account_changed', accountChanged, { what }, person.language ?? 'en')
  if (!whatsapp) return
  // The 24 hours are those of the number that the person uses from now on.
  const reached = number ? { ...person, whatsapp: { proven: true, windowOpen: false } } : person
  const at = ctx.clock.now()
  const decision = decide(accountChanged, 'whatsapp', reached, at, whatsapp.template)
  await insertOutbound(ctx.db, [
    {
      contact_id: contactId,
      to_address: number ?? null,
      kind: 'account_changed',
      content: JSON.stringify(whatsapp.content),
      opener: JSON.stringify(whatsapp.opener),
      ...carried(accountChanged, at),
      created_at: at,
      ...timing(decision, at),
    },
  ])
  if (decision.do === 'send') await enqueue(ctx, 'whatsapp', { contactId })
}
