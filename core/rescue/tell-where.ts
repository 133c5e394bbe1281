import { changeBooking, findBooking } from '#db/queries/bookings/bookings.ts'
import { changeRound, lockRound, type RoundRow, roundOf } from '#db/queries/rescue/rescue.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { RescueView } from '../contracts/deal/rescue.ts'
import type { Point } from '../contracts/offers.ts'
import { record } from '../events.ts'
import { isAtWork } from '../rules/bookings/booking-life.ts'
import { cutAtWord, oneLine } from '../rules/people/typed-text.ts'
import { MAX_SAID, MAX_SAID_LENGTH } from '../rules/shops/rescue.ts'
import { transaction } from '../transaction.ts'
import { canAskForRescue } from './rescue-policy.ts'
import { addressOf, askNotFound, roundOver, viewOfRound } from './rescue-view.ts'
import { pushRound } from './rounds.ts'

/** What the driver adds: words on the place and the car, or a pin. */
export type Where = { words: string } | { pin: Point & { place: string } }

/**
 * Tells the shops that were asked, or the one that comes, where exactly the driver is and what to look for. A pin takes
 * the place of what was only named. Refusals: RESCUE_NOT_FOUND, RESCUE_OVER.
 */
export const tellWhere = (ctx: Context, actor: Actor, where: Where): Promise<RescueView> =>
  transaction(ctx, async (ctx) => {
    if (!canAskForRescue(actor)) throw askNotFound()
    const found = await roundOf(ctx.db, actor.contactId, ctx.clock.now())
    const round = found && (await lockRound(ctx.db, found.id))
    if (!round) throw askNotFound()
    const booking = round.booking_id ? await findBooking(ctx.db, round.booking_id) : undefined
    if (round.state === 'closed' || (round.state === 'taken' && !(booking && isAtWork(booking.status))))
      throw roundOver('closed')
    const change = changeBy(round, where)
    await changeRound(ctx.db, round.id, change)
    if (booking)
      await changeBooking(ctx.db, booking.id, {
        address: addressOf({ ...round, ...change }),
        updated_at: ctx.clock.now(),
      })
    await record(ctx, { type: 'rescue.told', roundId: round.id, said: 'pin' in where ? null : round.said.length })
    await pushRound(ctx, round.id)
    return viewOfRound(ctx, round.id)
  })

type Change = Partial<Pick<RoundRow, 'lat' | 'lng' | 'place' | 'pinned' | 'said'>>

function changeBy({ said }: RoundRow, where: Where): Change {
  if ('pin' in where) return { ...where.pin, place: oneLine(where.pin.place), pinned: true }
  if (said.length >= MAX_SAID) throw roundOver('closed')
  return { said: [...said, cutAtWord(oneLine(where.words), MAX_SAID_LENGTH)] }
}
