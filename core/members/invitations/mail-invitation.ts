import { invitedById } from '#db/queries/joining/invitations.ts'
import { insertMail } from '#db/queries/messaging/mail.ts'
import type { Context } from '../../context.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { kinds } from '../../notifications/kinds/kinds.ts'
import { mailOnly } from '../../notifications/notify.ts'
import { asMail } from '../../notifications/render.ts'
import { timing } from '../../notifications/timing.ts'
import { decide } from '../../rules/notifications/notify.ts'
import { outsideText } from '../../rules/people/typed-text.ts'
import { textsIn } from '../../texts/texts.ts'

/** The token stands behind the #, so that no server and no log sees it. */
export async function mailInvitation(ctx: Context, id: string, token: string): Promise<void> {
  const row = await invitedById(ctx.db, id)
  if (!row?.email) return
  const say = textsIn('en')
  const facts = {
    invitationId: id,
    shop: outsideText(row.shop_name),
    from: outsideText(row.from_name ?? ''),
    role: row.role,
    url: `${ctx.config.publicUrl}/invitation#${token}`,
  }
  const { buttons: _, question: __, ...notice } = kinds.shop_invitation.notice(facts, say)
  const at = ctx.clock.now()
  const decision = decide(kinds.shop_invitation, 'email', mailOnly(ctx, row.email, false), at)
  const mailId = await insertMail(ctx.db, {
    contact_id: null,
    to_address: row.email,
    kind: 'shop_invitation',
    ...asMail(notice, { footer: say.staffNotices.invitation.footer, answer: undefined }),
    secret: true,
    created_at: at,
    trace_id: ctx.traceId ?? null,
    ...timing(decision, at),
  })
  if (decision.do === 'send') await enqueue(ctx, 'mail', { mailId })
}
