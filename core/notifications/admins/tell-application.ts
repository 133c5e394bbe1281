import { admins } from '#db/queries/accounts/admins.ts'
import { applicationOf } from '#db/queries/joining/applications.ts'
import type { Context } from '../../context.ts'
import { demoIn } from '../../messaging/people/person.ts'
import { strangersWords } from '../../rules/people/typed-text.ts'
import { textsIn } from '../../texts/texts.ts'
import { kinds } from '../kinds/kinds.ts'
import { notify } from '../notify.ts'
import { asMail } from '../render.ts'
import { mailOnly } from '../unknown-person.ts'

/** Tells every admin who works on it, by e-mail and in the app, that a shop waits; nobody if it does not any more. */
export async function tellApplication(ctx: Context, event: { eventId: string; shopId: string }): Promise<void> {
  const shop = await applicationOf(ctx.db, event.shopId)
  if (shop?.business_status !== 'pending') return
  const place = shop.suburb ?? shop.city
  const facts = {
    shop: strangersWords(shop.name),
    place,
    owner: strangersWords(shop.owners.map(({ name }) => name).join(', ')),
  }
  for (const admin of await admins(ctx.db, 'applications')) {
    const say = textsIn(admin.language ?? 'en')
    const notice = kinds.application_submitted.notice(facts, say)
    await notify(ctx, {
      eventId: event.eventId,
      recipient: `account:${admin.account_id}`,
      contactId: admin.contact_id,
      person: { ...mailOnly(ctx, admin.email ?? undefined, false), demo: demoIn(ctx.config, admin.is_demo) },
      kind: 'application_submitted',
      bookingId: null,
      notice,
      inApp: true,
      ...(admin.email && {
        email: { ...asMail(notice, { footer: say.joiningNotices.adminFooter, answer: undefined }), attachments: [] },
      }),
    })
  }
}
