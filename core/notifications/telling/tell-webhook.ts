import { findWebhook } from '#db/queries/machines/webhooks.ts'
import { membersOf } from '#db/queries/shops/members.ts'
import type { Context } from '../../context.ts'
import { personOf } from '../../messaging/people/person.ts'
import { textsIn } from '../../texts/texts.ts'
import { hasProvenEmail } from '../booking-address.ts'
import { webhookEnded } from '../kinds/account/webhook-ended.ts'
import { notify } from '../notify.ts'
import { asMail } from '../render.ts'

/** Tells the owners of a shop that one of its systems hears of bookings no more. */
export async function tellWebhookEnded(
  ctx: Context,
  { eventId, webhookId }: { eventId: string; webhookId: string },
): Promise<void> {
  const webhook = await findWebhook(ctx.db, webhookId)
  if (!webhook?.disabled_at) return
  const facts = { host: new URL(webhook.url).host }
  for (const { contact_id, role } of await membersOf(ctx.db, webhook.shop_id)) {
    if (role !== 'owner') continue
    const person = await personOf(ctx, contact_id)
    const say = textsIn(person.language ?? 'en')
    const inMail = webhookEnded.notice({ ...facts, url: `${ctx.config.publicUrl}/business/keys` }, say)
    await notify(ctx, {
      eventId,
      recipient: `contact:${contact_id}`,
      contactId: contact_id,
      person,
      kind: 'webhook_ended',
      bookingId: null,
      notice: webhookEnded.notice(facts, say),
      ...(person.email &&
        hasProvenEmail(person) && {
          email: {
            ...asMail(inMail, {
              footer: say.bookingNotices.mailFooter(say.threadNotices.mailToShop),
              answer: undefined,
            }),
            attachments: [],
          },
        }),
      ...(person.accountId && { inApp: true }),
    })
  }
}
