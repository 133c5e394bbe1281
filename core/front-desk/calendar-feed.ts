import { createHash } from 'node:crypto'
import { createEvents, type EventAttributes } from 'ics'
import type { Actor } from '#core/actor.ts'
import { noteAudit } from '#core/audit/note-audit.ts'
import { ownerRequired } from '#core/businesses/members/members.ts'
import type { Context } from '#core/context.ts'
import type { CalendarFeed } from '#core/contracts/seller/bookings.ts'
import { serviceNames } from '#core/rules/bookings/service-names.ts'
import { nameOfServices } from '#core/rules/bookings/service-types.ts'
import { brand } from '#core/rules/brand.ts'
import { oneLine } from '#core/rules/people/typed-text.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import { claimedId, readSignedId, signId, versioned } from '#core/signed-id.ts'
import { transaction } from '#core/transaction.ts'
import { type BlockRow, blocksBetween } from '#db/queries/bookings/bays.ts'
import type { BookingRow } from '#db/queries/bookings/bookings.ts'
import { bookingsInBays, frontDeskOf, renewCalendar } from '#db/queries/bookings/front-desk.ts'
import { findMember, membershipsOf } from '#db/queries/shops/members.ts'
import { canRenewCalendar } from '../bookings/booking-policy.ts'
import { calendarStatus } from '../bookings/calendar/calendar-file.ts'
import { frontDeskFor } from './list-front-desk.ts'

const purpose = 'calendar of shop'
const minutesOfADay = 24 * 60
const DAYS_BACK = 30
const DAYS_AHEAD = 61

/**
 * The member's own secret address of the shop's calendar. It is signed for the membership, so that it ends with it, and
 * for the shop's version, so that renewing ends all of them. Throws SHOP_NOT_FOUND.
 */
export async function calendarFeed(ctx: Context, actor: Actor, shopId: string): Promise<CalendarFeed> {
  const { me, calendar_version } = await frontDeskFor(ctx, actor, shopId)
  const mine = (await membershipsOf(ctx.db, me.contactId)).find((one) => one.shop_id === shopId)
  if (!mine) throw new Error('a member without a membership')
  const token = signId(ctx.config.authSecret, versioned(purpose, calendar_version), mine.id)
  return { url: `${ctx.config.publicUrl}/calendar/shop/${token}.ics` }
}

/** An owner ends every address of the shop's calendar, and gets a new one. Throws SHOP_NOT_FOUND, OWNER_REQUIRED. */
export const renewCalendarFeed = (ctx: Context, actor: Actor, shopId: string): Promise<CalendarFeed> =>
  transaction(ctx, async (ctx) => {
    const { me } = await frontDeskFor(ctx, actor, shopId)
    if (!canRenewCalendar(actor, shopId)) throw ownerRequired()
    await renewCalendar(ctx.db, shopId)
    await noteAudit(ctx, {
      contactId: me.contactId,
      action: 'update',
      entity: 'shop',
      entityId: shopId,
      after: { calendar: 'renewed' },
    })
    return calendarFeed(ctx, actor, shopId)
  })

/** `etag` changes with what the calendar holds. */
export type ShopCalendarFile = { etag: string; text(): string }

/** The calendar that the address opens; undefined if we did not make it, or if it has ended. */
export async function shopCalendarFile(ctx: Context, token: string): Promise<ShopCalendarFile | undefined> {
  const memberId = claimedId(token)
  const member = memberId === undefined ? undefined : await findMember(ctx.db, memberId)
  const shop = member && (await frontDeskOf(ctx.db, member.shop_id))
  if (!shop || !readSignedId(ctx.config.authSecret, versioned(purpose, shop.calendar_version), token)) return undefined
  const now = ctx.clock.now()
  const [from, to] = [addMinutes(now, -DAYS_BACK * minutesOfADay), addMinutes(now, DAYS_AHEAD * minutesOfADay)]
  const bookings = await bookingsInBays(ctx.db, shop.id, from, to)
  const blocks = await blocksBetween(ctx.db, shop.id, from, to)
  return { etag: etagOf(shop.name, bookings, blocks), text: () => textOf(shop.name, bookings, blocks) }
}

function etagOf(name: string, bookings: readonly BookingRow[], blocks: readonly BlockRow[]): string {
  const facts = [
    name,
    ...bookings.map(({ id, calendar_sequence }) => `${id} ${calendar_sequence}`),
    ...blocks.map(({ id, bay, start, end }) => `${id} ${bay} ${start.getTime()} ${end.getTime()}`),
  ]
  return `"${createHash('sha256').update(facts.join('\n')).digest('base64url').slice(0, 27)}"`
}

/** Nobody can be found by what leaves us: a code, a first name, the work. */
function textOf(name: string, bookings: readonly BookingRow[], blocks: readonly BlockRow[]): string {
  const header = { productId: `-//${brand.name}//Shop//EN`, calName: oneLine(`${name} · ${brand.name}`) }
  const events = [...bookings.flatMap(bookingEvent), ...blocks.map(blockEvent)]
  if (events.length === 0) return emptyCalendar(header)
  const { value, error } = createEvents(events, { ...header, method: 'PUBLISH' })
  if (!value) throw error ?? new Error('no calendar was made')
  return value
}

const emptyCalendar = ({ productId, calName }: { productId: string; calName: string }): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'CALSCALE:GREGORIAN', `PRODID:${productId}`, 'METHOD:PUBLISH']
    .concat(`X-WR-CALNAME:${calName.replace(/[\\;,]/g, '\\$&')}`, 'END:VCALENDAR', '')
    .join('\r\n')

function bookingEvent(row: BookingRow): EventAttributes[] {
  const { id, code, bay, status, services, slot_start, customer_name, duration_minutes, calendar_sequence } = row
  if (!slot_start) return []
  const work = nameOfServices(services) ?? services.map((service) => serviceNames[service]).join(', ')
  const [firstName = ''] = oneLine(customer_name).split(' ')
  return [
    {
      ...timesOf(slot_start, duration_minutes),
      uid: `shop-booking-${id}@spoor`,
      sequence: calendar_sequence,
      status: calendarStatus(status),
      title: `${code} ${firstName}`.trim(),
      description: `Bay ${bay}\n${work}`,
    },
  ]
}

/** What somebody typed of a walk-in may name them, so it stays here. */
const blockEvent = ({ id, bay, start, end }: BlockRow): EventAttributes => ({
  ...timesOf(start, Math.round((end.getTime() - start.getTime()) / 60_000)),
  uid: `shop-walk-in-${id}@spoor`,
  title: `Walk-in, bay ${bay}`,
})

const timesOf = (start: Date, minutes: number) => ({
  start: start.getTime(),
  startInputType: 'utc' as const,
  startOutputType: 'utc' as const,
  duration: { minutes },
  busyStatus: 'BUSY' as const,
})
