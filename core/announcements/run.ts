import {
  type AnnouncementRow,
  announcementsDue,
  claimAnnouncement,
  hasWaiting,
  isBehind,
  recipientsDue,
  setRecipient,
  updateAnnouncement,
} from '#db/queries/announcements/announcements.ts'
import { planRecipients } from '#db/queries/announcements/reach.ts'
import type { Context } from '../context.ts'
import { isStopped } from '../operations/stopped.ts'
import { onTime } from '../rules/announcements/announcement.ts'
import { transaction } from '../transaction.ts'
import { announcementKinds, noDemo } from './announced.ts'
import { tellOne } from './tell.ts'

const AT_ONCE = 10
const PLANNED_AT_ONCE = 500
/** One transaction tells so many at most, so that none is long and a lost process costs little. */
const TOLD_AT_ONCE = 50
/** Of those whose quiet hours it is, so many are put off in a turn. */
const ROUNDS = 10

/**
 * Goes on with every announcement that is due: finds the next recipients, and tells as many as its pace allows. Returns
 * how many people were told or put off. Several processes may run it at once.
 */
export async function runAnnouncements(ctx: Context): Promise<number> {
  if (await isStopped(ctx, 'alerts')) return 0
  let done = 0
  for (const id of await announcementsDue(ctx.db, ctx.clock.now(), AT_ONCE))
    done += await transaction(ctx, (ctx) => goOn(ctx, id))
  return done
}

/** In one transaction: whoever is told has a row that says so, and nobody is told twice. */
async function goOn(ctx: Context, id: string): Promise<number> {
  const claimed = await claimAnnouncement(ctx.db, id)
  if (!claimed) return 0
  const row = claimed.planned_at ? claimed : await plan(ctx, claimed)
  // What waits for its turn to go out waits here, where a stop still reaches it.
  if (await isBehind(ctx.db, announcementKinds, Math.max(row.pace, TOLD_AT_ONCE))) return 0
  const handled = await tellSome(ctx, row)
  if (handled === 0 && row.planned_at && !(await hasWaiting(ctx.db, id)))
    await updateAnnouncement(ctx.db, id, { state: 'done', ended_at: ctx.clock.now() })
  return handled + row.people - claimed.people
}

async function plan(ctx: Context, row: AnnouncementRow): Promise<AnnouncementRow> {
  const startsAt = row.starts_at ?? ctx.clock.now()
  const { last, count } = await planRecipients(ctx.db, { ...row, starts_at: startsAt }, noDemo(ctx), PLANNED_AT_ONCE)
  return updateAnnouncement(ctx.db, row.id, {
    people: row.people + count,
    ...(last && { planned_to: last }),
    ...(count < PLANNED_AT_ONCE && { planned_at: ctx.clock.now() }),
  })
}

async function tellSome(ctx: Context, row: AnnouncementRow): Promise<number> {
  const at = ctx.clock.now()
  const { people, nextAfter } = onTime({ pace: row.pace, nextAt: row.next_at ?? undefined }, at, TOLD_AT_ONCE)
  let [told, leftOut, putOff] = [0, 0, 0]
  for (let round = 0; round < ROUNDS && told < people; round++) {
    const due = await recipientsDue(ctx.db, row.id, at, people - told)
    for (const contactId of due) {
      const outcome = await tellOne(ctx, row, contactId)
      if (typeof outcome === 'object') putOff++
      else if (outcome === 'told') told++
      else leftOut++
      const to = typeof outcome === 'object' ? { due_at: outcome.until } : { settled_at: at }
      await setRecipient(ctx.db, row.id, contactId, to)
    }
    if (due.length === 0) break
  }
  if (told + leftOut > 0)
    await updateAnnouncement(ctx.db, row.id, {
      told: row.told + told,
      left_out: row.left_out + leftOut,
      ...(told > 0 && { next_at: nextAfter(told) }),
    })
  return told + leftOut + putOff
}
