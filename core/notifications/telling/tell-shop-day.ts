import { bookingsWaitingForShops } from '#db/queries/bookings/bookings.ts'
import { bookingsOfShopsBetween } from '#db/queries/bookings/reminders.ts'
import { membersToTell, ownersOfShop } from '#db/queries/shops/members.ts'
import { monthOf } from '#db/queries/shops/shop-hours.ts'
import { bookingView } from '../../bookings/booking-view.ts'
import type { Context } from '../../context.ts'
import { personOf } from '../../messaging/people/person.ts'
import { addDays, instantOf, localTime } from '../../rules/time/time.ts'
import { type Language, textsIn } from '../../texts/texts.ts'
import { monthName } from '../../texts/when.ts'
import { hasProvenEmail } from '../booking-address.ts'
import { chatForm } from '../chat-form.ts'
import { kinds } from '../kinds/kinds.ts'
import type { Notice } from '../notice.ts'
import { notify } from '../notify.ts'
import { asMail } from '../render.ts'

type Morning = { eventId: string; shopId: string; date: string }

/** Tells the members of a shop the jobs of the day; nobody on a day without any. */
export async function tellDayBegins(ctx: Context, { eventId, shopId, date }: Morning): Promise<void> {
  const [from, to] = [instantOf(date, '00:00'), instantOf(addDays(date, 1), '00:00')]
  const rows = await bookingsOfShopsBetween(ctx.db, [shopId], from, to)
  const booked = rows.filter(({ status }) => status === 'confirmed' || status === 'in_progress').map(bookingView)
  const [first] = booked
  if (!first) return
  const waiting = (await bookingsWaitingForShops(ctx.db, [shopId], ctx.clock.now(), MAX_WAITING)).length
  for (const { contact_id, several } of await membersToTell(ctx.db, shopId))
    await tellMember(ctx, eventId, contact_id, async (language) => {
      const say = textsIn(language)
      const facts = {
        shop: several ? first.shop.name : undefined,
        name: first.shop.name,
        date,
        jobs: booked.map((booking) => ({
          id: booking.id,
          time: booking.appointmentStart ? localTime(new Date(booking.appointmentStart)) : '',
          name: booking.customer.name,
          work: say.booking.work(booking),
        })),
        waiting,
        bookingsUrl: `${ctx.config.publicUrl}/business/bookings?shop=${first.shop.slug}`,
      }
      const form = await chatForm(ctx, 'shop_day', kinds.shop_day, facts, language)
      return { kind: 'shop_day', notice: kinds.shop_day.notice(facts, say), form }
    })
}

const MAX_WAITING = 99

/** Tells the owners of a shop how the month before that day was; nobody of a month without a job. */
export async function tellMonthOver(ctx: Context, { eventId, shopId, date }: Morning): Promise<void> {
  const before = `${addDays(date, -1).slice(0, 8)}01`
  const month = await monthOf(ctx.db, shopId, instantOf(before, '00:00'), instantOf(date, '00:00'))
  if (!month || month.jobs === 0) return
  const members = await membersToTell(ctx.db, shopId)
  for (const contactId of await ownersOfShop(ctx.db, shopId)) {
    const several = members.find(({ contact_id }) => contact_id === contactId)?.several ?? false
    await tellMember(ctx, eventId, contactId, async (language) => {
      const say = textsIn(language)
      const facts = {
        shop: several ? month.shop : undefined,
        name: month.shop,
        month: monthName(before, say.dates),
        jobs: month.jobs,
        doneCents: month.done_cents,
        feeCents: month.fee_cents,
        figuresUrl: `${ctx.config.publicUrl}/business/analytics?shop=${month.slug}`,
      }
      const form = await chatForm(ctx, 'shop_month', kinds.shop_month, facts, language)
      return { kind: 'shop_month', notice: kinds.shop_month.notice(facts, say), form }
    })
  }
}

/** A notice in the language of whoever reads it. */
type Written = { kind: 'shop_day' | 'shop_month'; notice: Notice; form: Awaited<ReturnType<typeof chatForm>> }

async function tellMember(
  ctx: Context,
  eventId: string,
  contactId: string,
  write: (language: Language) => Promise<Written>,
): Promise<void> {
  const person = await personOf(ctx, contactId)
  const language = person.language ?? 'en'
  const { kind, notice, form } = await write(language)
  const { footer } = textsIn(language).shopDay
  await notify(ctx, {
    eventId,
    recipient: `contact:${contactId}`,
    contactId,
    person,
    kind,
    bookingId: null,
    notice,
    ...form,
    ...(person.email &&
      hasProvenEmail(person) && { email: { ...asMail(notice, { footer, answer: undefined }), attachments: [] } }),
    ...(person.accountId && { inApp: true }),
  })
}
