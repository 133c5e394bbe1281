import { applicationOf } from '#db/queries/joining/applications.ts'
import { historyOf } from '#db/queries/joining/history.ts'
import { ownersOfShop } from '#db/queries/shops/members.ts'
import type { Context } from '../../context.ts'
import type { ApplicationOutcome } from '../../events.ts'
import { personOf } from '../../messaging/people/person.ts'
import { textsIn } from '../../texts/texts.ts'
import { chatForm } from '../chat-form.ts'
import { kinds } from '../kinds/kinds.ts'
import { notify } from '../notify.ts'
import { asMail } from '../render.ts'

/** What the admin wrote with a step is looked for among so many: another one may have followed already. */
const LAST_STEPS = 5

/**
 * Tells the owners what became of their application, or of their shop later. An address that is not proven gets it as well: its owner asked for
 * the answer.
 */
export async function tellOutcome(
  ctx: Context,
  { eventId, shopId, outcome }: { eventId: string; shopId: string; outcome: ApplicationOutcome },
): Promise<void> {
  const shop = await applicationOf(ctx.db, shopId)
  if (!shop) return
  const steps = await historyOf(ctx.db, [shopId], LAST_STEPS)
  const words = steps.find(({ what }) => what === outcome)?.words ?? null
  const dashboardUrl = `${ctx.config.publicUrl}/business/seller-dashboard?shop=${shop.slug}`
  const facts = { shop: shop.name, outcome, words, dashboardUrl }
  for (const contactId of await ownersOfShop(ctx.db, shopId)) {
    const person = await personOf(ctx, contactId)
    const language = person.language ?? 'en'
    const say = textsIn(language)
    const notice = kinds.application_answered.notice(facts, say)
    await notify(ctx, {
      eventId,
      recipient: `contact:${contactId}`,
      contactId,
      person,
      kind: 'application_answered',
      bookingId: null,
      notice,
      ...(await chatForm(ctx, 'application_answered', kinds.application_answered, facts, language)),
      ...(person.email && {
        email: { ...asMail(notice, { footer: say.joiningNotices.footer, answer: undefined }), attachments: [] },
      }),
      ...(person.accountId && { inApp: true }),
    })
  }
}
