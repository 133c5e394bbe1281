import { contactAtNumber } from '#db/queries/accounts/auth.ts'
import { stockAgeOf } from '#db/queries/inventory/offers.ts'
import { memberNewsOf } from '#db/queries/joining/applications.ts'
import { invitedById } from '#db/queries/joining/invitations.ts'
import { membersToTell, ownersOfShop } from '#db/queries/shops/members.ts'
import { namesOfShops } from '#db/queries/shops/shop-hours.ts'
import type { Context } from '../../context.ts'
import type { MemberChange } from '../../events.ts'
import { elsewhere, personOf } from '../../messaging/people/person.ts'
import { formatPhone } from '../../rules/format.ts'
import { outsideText } from '../../rules/people/typed-text.ts'
import { dayToAsk } from '../../rules/seller/shop-day.ts'
import { hours, instantOf, localDate } from '../../rules/time/time.ts'
import { textsIn } from '../../texts/texts.ts'
import { hasProvenEmail } from '../booking-address.ts'
import { chatForm } from '../chat-form.ts'
import { kinds } from '../kinds/kinds.ts'
import type { StockQuestion } from '../kinds/shops/stock-question.ts'
import { notify } from '../notify.ts'
import { asMail } from '../render.ts'

/**
 * Asks somebody on WhatsApp to join a shop; nobody if the invitation was sent anew or ended meanwhile, and nobody who
 * has asked us to stop.
 */
export async function tellInvitation(
  ctx: Context,
  { eventId, invitationId, sentAt }: { eventId: string; invitationId: string; sentAt: string },
): Promise<void> {
  const row = await invitedById(ctx.db, invitationId)
  if (!row?.phone || row.sent_at.toISOString() !== sentAt) return
  const { id: contactId, address } = await contactAtNumber(ctx.db, row.phone)
  const known = await personOf(ctx, contactId)
  // Another number than the one that they write from is no number to answer at.
  const person = address === row.phone ? known : elsewhere(known)
  if (address !== row.phone || known.consents['whatsapp:service'] === false) return
  const language = known.language ?? 'en'
  const facts = {
    invitationId,
    shop: outsideText(row.shop_name),
    from: outsideText(row.from_name ?? ''),
    role: row.role,
    url: `${ctx.config.publicUrl}/invitation`,
  }
  await notify(ctx, {
    eventId,
    recipient: `contact:${contactId}`,
    contactId,
    person,
    kind: 'shop_invitation',
    bookingId: null,
    notice: kinds.shop_invitation.notice(facts, textsIn(language)),
    ...(await chatForm(ctx, 'shop_invitation', kinds.shop_invitation, facts, language)),
  })
}

type Changed = { eventId: string; shopId: string; contactId: string; what: MemberChange }

/** The person concerned hears what others changed; the owners hear what the person did. */
export async function tellMemberChange(ctx: Context, { eventId, shopId, contactId, what }: Changed): Promise<void> {
  const known = await memberNewsOf(ctx.db, shopId, contactId)
  if (!known) return
  const isOwn = what === 'role_changed' || what === 'removed'
  const told = isOwn ? [contactId] : (await ownersOfShop(ctx.db, shopId)).filter((one) => one !== contactId)
  for (const recipient of told) {
    const person = await personOf(ctx, recipient)
    const language = person.language ?? 'en'
    const say = textsIn(language)
    const facts = {
      what,
      who:
        outsideText(known.name) ||
        formatPhone((await personOf(ctx, contactId)).phone ?? '') ||
        say.staffNotices.somebody,
      shop: outsideText(known.shop),
      role: known.role ?? 'staff',
      url: `${ctx.config.publicUrl}/business/staff`,
    }
    const notice = kinds.member_news.notice(facts, say)
    await notify(ctx, {
      eventId,
      recipient: `contact:${recipient}`,
      contactId: recipient,
      person,
      kind: 'member_news',
      bookingId: null,
      notice,
      ...(await chatForm(ctx, 'member_news', kinds.member_news, facts, language)),
      ...(person.email && {
        email: { ...asMail(notice, { footer: say.staffNotices.mailFooter, answer: undefined }), attachments: [] },
      }),
      ...(person.accountId && { inApp: true }),
    })
  }
}

/** By the calendar. */
const daysBetween = (from: Date, to: Date): number => Math.round((midnight(to) - midnight(from)) / hours(24))
const midnight = (at: Date): number => instantOf(localDate(at), '00:00').getTime()

/** Asks the members of a shop whether its stock is still right; nobody if somebody has confirmed it by then. */
export async function tellStockAged(ctx: Context, event: { eventId: string; shopId: string }): Promise<void> {
  const { shopId } = event
  const now = ctx.clock.now()
  const stock = await stockAgeOf(ctx.db, shopId)
  if (!stock?.touched_at || dayToAsk(stock.touched_at) > now) return
  const facts = {
    shopId,
    listed: stock.listed,
    days: stock.confirmed_at ? daysBetween(stock.confirmed_at, now) : undefined,
    inventoryUrl: `${ctx.config.publicUrl}/business/inventory?shop=${stock.slug}`,
  }
  for (const { contact_id, several } of await membersToTell(ctx.db, shopId))
    await tellMember(ctx, event.eventId, contact_id, { ...facts, shop: several ? stock.shop : undefined })
}

async function tellMember(ctx: Context, eventId: string, contactId: string, facts: StockQuestion): Promise<void> {
  const person = await personOf(ctx, contactId)
  const language = person.language ?? 'en'
  const say = textsIn(language)
  const notice = kinds.stock_question.notice(facts, say)
  await notify(ctx, {
    eventId,
    recipient: `contact:${contactId}`,
    contactId,
    person,
    kind: 'stock_question',
    bookingId: null,
    notice,
    ...(await chatForm(ctx, 'stock_question', kinds.stock_question, facts, language)),
    ...(person.email &&
      hasProvenEmail(person) && {
        email: {
          ...asMail(notice, { footer: say.stockNotices.footer, answer: undefined }),
          attachments: [],
        },
      }),
    ...(person.accountId && { inApp: true }),
  })
}

/** Asks the owners of a shop for a picture of it. */
export async function tellPictureWanted(ctx: Context, { eventId, shopId }: { eventId: string; shopId: string }) {
  const shop = (await namesOfShops(ctx.db, [shopId]))[0]
  if (!shop) return
  const profileUrl = `${ctx.config.publicUrl}/business/profile?shop=${shop.slug}`
  const facts = { shopId, shop: outsideText(shop.name), profileUrl }
  for (const contactId of await ownersOfShop(ctx.db, shopId)) {
    const person = await personOf(ctx, contactId)
    const language = person.language ?? 'en'
    await notify(ctx, {
      eventId,
      recipient: `contact:${contactId}`,
      contactId,
      person,
      kind: 'shop_picture',
      bookingId: null,
      notice: kinds.shop_picture.notice(facts, textsIn(language)),
      ...(await chatForm(ctx, 'shop_picture', kinds.shop_picture, facts, language)),
    })
  }
}
