import { admins } from '#db/queries/accounts/admins.ts'
import type { Context } from '../../context.ts'
import { demoIn } from '../../messaging/people/person.ts'
import type { Trouble } from '../../rules/notifications/trouble.ts'
import { textsIn } from '../../texts/texts.ts'
import { kinds } from '../kinds/kinds.ts'
import { notify } from '../notify.ts'
import { asMail } from '../render.ts'
import { mailOnly } from '../unknown-person.ts'

/**
 * Tells every admin, by e-mail and in the app, about something that they have to mend. WhatsApp itself may be broken,
 * so it does not go there.
 */
export async function tellAdmins(
  ctx: Context,
  { eventId, what, detail }: { eventId: string; what: Trouble; detail: string },
): Promise<void> {
  for (const admin of await admins(ctx.db, 'operations')) {
    const say = textsIn(admin.language ?? 'en')
    const notice = kinds.trouble.notice({ what, detail }, say)
    await notify(ctx, {
      eventId,
      recipient: `account:${admin.account_id}`,
      contactId: admin.contact_id,
      person: { ...mailOnly(ctx, admin.email ?? undefined, false), demo: demoIn(ctx.config, admin.is_demo) },
      kind: 'trouble',
      bookingId: null,
      notice,
      inApp: true,
      ...(admin.email && {
        email: { ...asMail(notice, { footer: say.settings.troubleFooter, answer: undefined }), attachments: [] },
      }),
    })
  }
}
