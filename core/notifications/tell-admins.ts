import { admins } from '#db/queries/accounts/admins.ts'
import type { Context } from '../context.ts'
import { demoIn } from '../messaging/people/person.ts'
import type { Trouble } from '../texts/notice.ts'
import { textsIn } from '../texts/texts.ts'
import { notify } from './notify.ts'
import { asMail } from './render.ts'
import { mailOnly } from './unknown-person.ts'

/** Tells every admin, by e-mail and in the app, what has to be mended. WhatsApp may be what is broken. */
export async function tellAdmins(
  ctx: Context,
  { eventId, what, detail }: { eventId: string; what: Trouble; detail: string },
): Promise<void> {
  for (const admin of await admins(ctx.db)) {
    const say = textsIn(admin.language ?? 'en').settings
    const notice = { title: say.troubleTitle, lines: [say.trouble(what, detail)] }
    await notify(ctx, {
      eventId,
      recipient: `account:${admin.account_id}`,
      contactId: admin.contact_id,
      person: { ...mailOnly(ctx, admin.email ?? undefined, false), demo: demoIn(ctx.config, admin.is_demo) },
      kind: 'trouble',
      bookingId: null,
      inApp: notice,
      ...(admin.email && {
        email: { ...asMail(notice, { footer: say.troubleFooter, answer: undefined }), attachments: [] },
      }),
    })
  }
}
