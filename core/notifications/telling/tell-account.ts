import { findInvoice } from '#db/queries/billing/invoices.ts'
import { findWebhook } from '#db/queries/integrations/webhooks.ts'
import { applicationOf, historyOf } from '#db/queries/joining/applications.ts'
import { membersOf, ownersOfShop } from '#db/queries/shops/members.ts'
import type { Context } from '../../context.ts'
import type { ReminderStage } from '../../contracts/admin/revenue.ts'
import type { ApplicationOutcome } from '../../events.ts'
import { personOf } from '../../messaging/people/person.ts'
import { textsIn } from '../../texts/texts.ts'
import { hasProvenEmail } from '../booking-address.ts'
import { chatForm } from '../chat-form.ts'
import { webhookEnded } from '../kinds/account/webhook-ended.ts'
import { kinds } from '../kinds/kinds.ts'
import { notify } from '../notify.ts'
import { asMail } from '../render.ts'

/** Tells the owners of a shop of an invoice, as long as something is to be paid on it. */
export async function tellInvoice(
  ctx: Context,
  { eventId, invoiceId, stage }: { eventId: string; invoiceId: string; stage: ReminderStage },
): Promise<void> {
  const invoice = await findInvoice(ctx.db, invoiceId)
  if (!invoice || invoice.is_credited || invoice.paid_cents >= invoice.amount_cents) return
  const facts = {
    stage,
    shop: invoice.name,
    number: invoice.number,
    owedCents: invoice.amount_cents - invoice.paid_cents,
    dueOn: invoice.due_on,
    billingUrl: `${ctx.config.publicUrl}/business/billing?shop=${invoice.slug}`,
  }
  for (const contactId of await ownersOfShop(ctx.db, invoice.shop_id)) {
    const person = await personOf(ctx, contactId)
    const say = textsIn(person.language ?? 'en')
    const notice = kinds.invoice_due.notice(facts, say)
    await notify(ctx, {
      eventId,
      recipient: `contact:${contactId}`,
      contactId,
      person,
      kind: 'invoice_due',
      bookingId: null,
      notice,
      ...(person.email && {
        email: { ...asMail(notice, { footer: say.billingNotices.footer, answer: undefined }), attachments: [] },
      }),
      ...(person.accountId && { inApp: true }),
    })
  }
}

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
        email: { ...asMail(notice, { footer: say.onboardingNotices.footer, answer: undefined }), attachments: [] },
      }),
      ...(person.accountId && { inApp: true }),
    })
  }
}

/** Greets a person who has just registered with their number. */
export async function tellWelcome(
  ctx: Context,
  { eventId, contactId }: { eventId: string; contactId: string },
): Promise<void> {
  const person = await personOf(ctx, contactId)
  const language = person.language ?? 'en'
  const facts = { name: person.name ?? '' }
  await notify(ctx, {
    eventId,
    recipient: `contact:${contactId}`,
    contactId,
    person,
    kind: 'welcome',
    bookingId: null,
    notice: kinds.welcome.notice(facts, textsIn(language)),
    ...(await chatForm(ctx, 'welcome', kinds.welcome, facts, language)),
  })
}
