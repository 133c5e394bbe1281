import {
  type AnnouncementRow,
  countReached,
  dropMessagesOf,
  lockAnnouncement,
  updateAnnouncement,
} from '#db/queries/announcements/announcements.ts'
import type { Actor } from '../../actor.ts'
import { adminsOnly, canAdmin } from '../../admin-policy.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import type { Context } from '../../context.ts'
import type { AnnouncementView, SendAnnouncement } from '../../contracts/admin/announcements.ts'
import { record } from '../../events.ts'
import { addMinutes } from '../../rules/time/time.ts'
import { transaction } from '../../transaction.ts'
import { announcementView, noDemo } from './announced.ts'
import {
  audited,
  draft,
  groupHasGrown,
  nobodyReached,
  noSuchAnnouncement,
  noted,
  notPaused,
  notRunning,
  startsTooLate,
} from './write.ts'

const MAX_DAYS_AHEAD = 60
/** The group may grow by so much between the look and the sending. */
const GROWTH = 1.1
const FEW = 10

/**
 * Sends it to its group, now or from a time on; a clock tells them one by one. Throws NOT_ALLOWED,
 * ANNOUNCEMENT_NOT_FOUND, ANNOUNCEMENT_SENT, START_NOT_POSSIBLE, NOBODY_REACHED, GROUP_HAS_GROWN.
 */
export const sendAnnouncement = (
  ctx: Context,
  actor: Actor,
  id: string,
  { at, people: seen }: SendAnnouncement,
): Promise<AnnouncementView> =>
  transaction(ctx, async (ctx) => {
    if (!canAdmin(actor, 'announcements')) throw adminsOnly()
    const before = await draft(ctx, id)
    const now = ctx.clock.now()
    const startsAt = at === null ? now : new Date(at)
    if (startsAt < addMinutes(now, -5) || startsAt > addMinutes(now, MAX_DAYS_AHEAD * 24 * 60)) throw startsTooLate()
    const { people } = await countReached(ctx.db, before, noDemo(ctx))
    if (people === 0) throw nobodyReached()
    if (people > seen * GROWTH + FEW) throw groupHasGrown(people)
    const row = await begin(ctx, id, startsAt)
    await noteAudit(ctx, {
      ...audited(actor.contactId, row),
      action: 'update',
      before: noted(before),
      after: { ...noted(row), people, startsAt: startsAt.toISOString() },
    })
    return announcementView(row)
  })

/** From this time on the clock tells its group. */
export async function begin(ctx: Context, id: string, startsAt: Date): Promise<AnnouncementRow> {
  const eventId = await record(ctx, { type: 'announcement.begun', announcementId: id })
  return updateAnnouncement(ctx.db, id, { state: 'sending', starts_at: startsAt, event_id: eventId })
}

/** Nobody more is told until it goes on. Throws NOT_ALLOWED, ANNOUNCEMENT_NOT_FOUND, ANNOUNCEMENT_NOT_RUNNING. */
export const pauseAnnouncement = (ctx: Context, actor: Actor, id: string): Promise<AnnouncementView> =>
  changeState(ctx, actor, id, 'paused')

/** Throws NOT_ALLOWED, ANNOUNCEMENT_NOT_FOUND, ANNOUNCEMENT_NOT_PAUSED. */
export const resumeAnnouncement = (ctx: Context, actor: Actor, id: string): Promise<AnnouncementView> =>
  changeState(ctx, actor, id, 'sending')

/**
 * Ends it for good: who was not told is not told, and what waits to go out does not go. Throws NOT_ALLOWED,
 * ANNOUNCEMENT_NOT_FOUND, ANNOUNCEMENT_NOT_RUNNING.
 */
export const stopAnnouncement = (ctx: Context, actor: Actor, id: string): Promise<AnnouncementView> =>
  changeState(ctx, actor, id, 'stopped')

const changeState = (
  ctx: Context,
  actor: Actor,
  id: string,
  to: 'sending' | 'paused' | 'stopped',
): Promise<AnnouncementView> =>
  transaction(ctx, async (ctx) => {
    if (!canAdmin(actor, 'announcements')) throw adminsOnly()
    const before = await lockAnnouncement(ctx.db, id)
    if (!before) throw noSuchAnnouncement()
    if (to === 'sending' && before.state !== 'paused') throw notPaused()
    if (to !== 'sending' && before.state !== 'sending' && !(to === 'stopped' && before.state === 'paused'))
      throw notRunning()
    const at = ctx.clock.now()
    const row = await updateAnnouncement(ctx.db, id, { state: to, ...(to === 'stopped' && { ended_at: at }) })
    if (to === 'stopped' && row.event_id) await dropMessagesOf(ctx.db, row.event_id, at)
    await noteAudit(ctx, {
      ...audited(actor.contactId, row),
      action: 'update',
      before: { state: before.state },
      after: { state: to, told: row.told },
    })
    return announcementView(row)
  })
