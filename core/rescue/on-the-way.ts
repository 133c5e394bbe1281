import { asksOf, changeAsk, findAsk, lockRound, takenFromShops } from '#db/queries/rescue/rescue.ts'
import type { Actor, Person } from '../actor.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import { record } from '../events.ts'
import { addMinutes } from '../rules/time/time.ts'
import { refuseBlocked } from '../shops/profile/own-shop.ts'
import { transaction } from '../transaction.ts'
import { canAnswerRescue } from './rescue-policy.ts'
import { askNotFound, roundOver } from './rescue-view.ts'
import { pushRound } from './rounds.ts'

/** A driver to whom a shop is on its way, or with whom it is at work. */
export type OnTheWay = {
  askId: string
  bookingId: string
  name: string
  fullName: string
  place: string
  totalCents: number
  dueAt: Date | null
  thereAt: Date | null
}

/** Those of all shops of that person, the newest first. */
export const driversToReach = async ({ db }: Pick<Context, 'db'>, actor: Person): Promise<OnTheWay[]> =>
  (
    await takenFromShops(
      db,
      actor.shops.map(({ shopId }) => shopId),
    )
  ).map((row) => ({
    askId: row.id,
    bookingId: row.booking_id,
    name: row.first_name || row.customer_name,
    fullName: row.customer_name,
    place: row.place,
    totalCents: row.booked_cents,
    dueAt: row.due_at,
    thereAt: row.there_at,
  }))

/** So many minutes later than it had said, in so many minutes from now, or there; `seen`: it sees the driver. */
export type WayNews = { later: number } | { within: number } | { there: true; seen: boolean }

/**
 * The shop that was taken says by when it is there now, or that it is there; the driver hears it. The same again changes
 * nothing. Refusals: RESCUE_NOT_FOUND, SHOP_BLOCKED, RESCUE_OVER.
 */
export const sayOnTheWay = (ctx: Context, actor: Actor, askId: string, news: WayNews): Promise<OnTheWay> =>
  transaction(ctx, async (ctx) => {
    const asked = await findAsk(ctx.db, askId)
    if (!asked || !canAnswerRescue(actor, asked.shop_id)) throw askNotFound()
    await refuseBlocked(ctx, asked.shop_id)
    const round = await lockRound(ctx.db, asked.round_id)
    const ask = (await asksOf(ctx.db, asked.round_id)).find(({ id }) => id === askId)
    if (!round || ask?.state !== 'taken') throw roundOver('closed')
    const reached = (await driversToReach(ctx, actor)).find((one) => one.askId === askId)
    if (!reached) throw roundOver('closed')
    const now = ctx.clock.now()
    if ('there' in news) {
      if (!ask.there_at) await changeAsk(ctx.db, askId, { there_at: now })
      await record(ctx, { type: 'rescue.there', roundId: round.id, askId, seen: news.seen })
    } else {
      const due = dueBy(news, ask.due_at, now)
      await changeAsk(ctx.db, askId, { due_at: due, there_at: null })
      await record(ctx, { type: 'rescue.late', roundId: round.id, askId, due: due.toISOString() })
    }
    await noteAudit(ctx, {
      ...{ contactId: actor.contactId, action: 'update', entity: 'shop', entityId: ask.shop_id },
      after: { rescue: round.id, ...news },
    })
    await pushRound(ctx, round.id)
    const [after] = (await driversToReach(ctx, actor)).filter((one) => one.askId === askId)
    return after ?? reached
  })

const dueBy = (news: { later: number } | { within: number }, due: Date | null, now: Date): Date =>
  'within' in news ? addMinutes(now, news.within) : addMinutes(due && due > now ? due : now, news.later)
