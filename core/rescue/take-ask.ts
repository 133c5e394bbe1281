import { busyBays, insertBooking, type NewBooking } from '#db/queries/bookings/bays.ts'
import { type ShopToBook, shopToBook } from '#db/queries/bookings/shops-to-book.ts'
import {
  type AskRow,
  asksOf,
  changeAsk,
  changeRound,
  endAsks,
  findAsk,
  lockRound,
  type RoundRow,
} from '#db/queries/rescue/rescue.ts'
import type { Actor } from '../actor.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { refuseBlocked } from '../blocks.ts'
import type { Context } from '../context.ts'
import type { RescueView } from '../contracts/deal/rescue.ts'
import { record } from '../events.ts'
import { type KnownPerson, personOf } from '../messaging/people/person.ts'
import { freeBays } from '../rules/bookings/slots.ts'
import { withFreshCode } from '../rules/code.ts'
import { oneLine } from '../rules/people/typed-text.ts'
import { addMinutes } from '../rules/time/time.ts'
import { textsIn } from '../texts/texts.ts'
import { transaction } from '../transaction.ts'
import { canEndRescue } from './rescue-policy.ts'
import { addressOf, askNotFound, numberNeeded, roundOver, shopCannot, viewOfRound } from './rescue-view.ts'
import { pushRound } from './rounds.ts'

/**
 * The driver takes a shop that said that it comes. It is a confirmed booking at once, for the work and price that the
 * shop was asked with, and the others are let go. A second tap on the same shop changes nothing. Refusals:
 * RESCUE_NOT_FOUND, BLOCKED, RESCUE_SHOP_CANNOT, RESCUE_OVER.
 */
export const takeAsk = (
  ctx: Context,
  actor: Actor,
  { askId, roundId }: { askId: string; roundId?: string },
  on: 'chat' | 'web',
): Promise<RescueView> =>
  transaction(ctx, async (ctx) => {
    const asked = await findAsk(ctx.db, askId)
    const round = asked && (await lockRound(ctx.db, asked.round_id))
    if (!round || (roundId && roundId !== round.id) || !canEndRescue(actor, round)) throw askNotFound()
    const asks = await asksOf(ctx.db, round.id)
    const ask = asks.find(({ id }) => id === askId)
    if (!ask) throw askNotFound()
    if (ask.state === 'taken') return viewOfRound(ctx, round.id)
    if (round.ended_at) {
      const taken = asks.find(({ state }) => state === 'taken')
      throw roundOver(taken ? 'other' : 'closed', taken?.shop_name)
    }
    const shop = await shopToBook(ctx.db, ask.shop_id)
    if (ask.state !== 'coming' || ask.minutes === null || shop?.status !== 'active') throw shopCannot(ask.shop_name)
    const person = await personOf(ctx, actor.contactId)
    const bookingId = await book(ctx, { person, round, ask, shop, minutes: ask.minutes })
    const due_at = addMinutes(ctx.clock.now(), ask.minutes)
    await changeAsk(ctx.db, askId, { state: 'taken', due_at, there_at: null })
    await endAsks(ctx.db, round.id, 'lost')
    await changeRound(ctx.db, round.id, {
      ...{ state: 'taken', look_at: null, ended_at: ctx.clock.now(), booking_id: bookingId },
    })
    await record(ctx, { type: 'rescue.taken', roundId: round.id, askId, bookingId, on })
    await noteAudit(ctx, {
      ...{ contactId: actor.contactId, action: 'create', entity: 'booking', entityId: bookingId },
      after: { status: 'confirmed', rescue: round.id },
    })
    await pushRound(ctx, round.id)
    return viewOfRound(ctx, round.id)
  })

type Taken = { person: KnownPerson; round: RoundRow; ask: AskRow; shop: ShopToBook; minutes: number }

/** As for other work outside, a bay is held if one is free; at the roadside nobody waits for one. */
async function book(ctx: Context, taken: Taken): Promise<string> {
  const { person, ask, shop, minutes } = taken
  const { contactId, phone, email = null } = person
  if (!phone) throw numberNeeded()
  await refuseBlocked(ctx, { contactId, phone, email })
  const start = addMinutes(ctx.clock.now(), minutes)
  const end = addMinutes(start, ask.duration_minutes)
  const row = bookingRow(taken, phone, start, ctx.clock.now())
  const busy = await busyBays(ctx.db, shop.id, start, end)
  for (const bay of freeBays(busy, shop.bays, start, end)) {
    const made = await withFreshCode(ctx.random, (code) => insertBooking(ctx.db, row, code, { bay, start, end }))
    if (made !== 'bay taken') return made.id
  }
  const made = await withFreshCode(ctx.random, (code) => insertBooking(ctx.db, row, code))
  if (made === 'bay taken') throw new Error('a booking without a bay found it taken')
  return made.id
}

function bookingRow({ person, round, ask, shop }: Taken, phone: string, start: Date, now: Date): NewBooking {
  const say = textsIn(person.language ?? 'en')
  return {
    shop_id: shop.id,
    customer_contact_id: person.contactId,
    customer_account_id: person.accountId ?? null,
    customer_name: oneLine(person.name ?? '') || say.rescue.aDriver,
    customer_phone: phone,
    customer_email: person.email ?? null,
    is_guest: false,
    services: ask.services,
    quantity: 1,
    total_cents: ask.total_cents,
    total_lines: JSON.stringify(ask.total_lines),
    location_type: 'mobile',
    address: addressOf(round),
    notes: round.size ? say.rescue.bringTyre(round.size) : '',
    status: 'confirmed',
    asked_at: now,
    preferred_start: start,
    appointment_start: start,
    duration_minutes: ask.duration_minutes,
    created_at: now,
    updated_at: now,
  }
}
