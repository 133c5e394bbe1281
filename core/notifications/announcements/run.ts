import {
  type AnnouncementRow,
  announcementsDue,
  claimAnnouncement,
  hasWaiting,
  isBehind,
  lockAnnouncement,
  planRecipients,
  recipientsDue,
  setRecipient,
  updateAnnouncement,
  waitingRecipient,
} from '#db/queries/announcements/announcements.ts'
import type { Context } from '../../context.ts'
import { isConnectionError } from '../../errors.ts'
import { countFailure } from '../../jobs/attempts.ts'
import { eachDue, LATER } from '../../jobs/each-due.ts'
import { onTime } from '../../rules/announcements/announcement.ts'
import { transaction } from '../../transaction.ts'
import { announcementKinds, noDemo, type Outcome, tellOne } from './announced.ts'

/** One statement, of a second at most. */
const PLAN_BATCH_SIZE = 10_000
/** One transaction tells so many at most, so that none is long and a lost process costs little. */
const SEND_BATCH_SIZE = 50
/** Of those whose quiet hours it is, so many are put off in a turn. */
const ROUNDS = 10

/**
 * Goes on with every announcement that is due: finds the next recipients, and tells as many as its pace allows. Each is
 * a transaction of its own.
 */
export const runAnnouncements = eachDue<string>({
  name: 'announcement',
  batchSize: 10,
  claim: (ctx, claim) => announcementsDue(ctx.db, claim),
  id: (id) => id,
  apart: async (ctx, id) => ((await transaction(ctx, (ctx) => goOn(ctx, id))) === 0 ? LATER : undefined),
})

type Recipient = { announcementId: string; contactId: string }

/** Tells people again whom we have failed to tell; the announcement itself goes on without them. */
export const tellRecipients = eachDue<Recipient>({
  name: 'announcement-recipient',
  claim: async (ctx, { only, at }) => {
    const [announcementId = '', contactId = ''] = only?.split(' ') ?? []
    return only !== undefined && (await waitingRecipient(ctx.db, announcementId, contactId, at))
      ? [{ announcementId, contactId }]
      : []
  },
  id: ({ announcementId, contactId }) => keyOf(announcementId, contactId),
  do: async (ctx, { announcementId, contactId }) => {
    const row = await lockAnnouncement(ctx.db, announcementId)
    const outcome = row && (await settleOne(ctx, row, contactId))
    if (row && outcome === 'told') await updateAnnouncement(ctx.db, row.id, { told: row.told + 1 })
    if (row && outcome === 'left out') await updateAnnouncement(ctx.db, row.id, { left_out: row.left_out + 1 })
  },
})

const keyOf = (announcementId: string, contactId: string): string => `${announcementId} ${contactId}`

/** In one transaction: whoever is told has a row that says so, and nobody is told twice. */
async function goOn(ctx: Context, id: string): Promise<number> {
  const claimed = await claimAnnouncement(ctx.db, id)
  if (!claimed) return 0
  const row = claimed.planned_at ? claimed : await plan(ctx, claimed)
  // What waits for its turn to go out waits here, where a stop still reaches it.
  if (await isBehind(ctx.db, announcementKinds, Math.max(row.pace, SEND_BATCH_SIZE))) return 0
  const handled = await tellSome(ctx, row)
  if (handled === 0 && row.planned_at && !(await hasWaiting(ctx.db, id, tellRecipients)))
    await updateAnnouncement(ctx.db, id, { state: 'done', ended_at: ctx.clock.now() })
  return handled + row.people - claimed.people
}

async function plan(ctx: Context, row: AnnouncementRow): Promise<AnnouncementRow> {
  const startsAt = row.starts_at ?? ctx.clock.now()
  const { last, count } = await planRecipients(ctx.db, { ...row, starts_at: startsAt }, noDemo(ctx), PLAN_BATCH_SIZE)
  return updateAnnouncement(ctx.db, row.id, {
    people: row.people + count,
    ...(last && { planned_to: last }),
    ...(count < PLAN_BATCH_SIZE && { planned_at: ctx.clock.now() }),
  })
}

async function tellSome(ctx: Context, row: AnnouncementRow): Promise<number> {
  const at = ctx.clock.now()
  const { people, nextAfter } = onTime({ pace: row.pace, nextAt: row.next_at ?? undefined }, at, SEND_BATCH_SIZE)
  let [told, leftOut, putOff] = [0, 0, 0]
  for (let round = 0; round < ROUNDS && told < people; round++) {
    const due = await recipientsDue(ctx.db, row.id, at, people - told, tellRecipients)
    for (const contactId of due) {
      const outcome = await settleOrNote(ctx, row, contactId)
      if (outcome === 'failed') continue
      if (typeof outcome === 'object') putOff++
      else if (outcome === 'told') told++
      else leftOut++
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

async function settleOne(ctx: Context, row: AnnouncementRow, contactId: string): Promise<Outcome> {
  const outcome = await tellOne(ctx, row, contactId)
  const to = typeof outcome === 'object' ? { due_at: outcome.until } : { settled_at: ctx.clock.now() }
  await setRecipient(ctx.db, row.id, contactId, to)
  return outcome
}

/** A person who cannot be told keeps nobody else waiting, and is tried again apart. */
async function settleOrNote(ctx: Context, row: AnnouncementRow, contactId: string): Promise<Outcome | 'failed'> {
  try {
    return await transaction(ctx, (ctx) => settleOne(ctx, row, contactId))
  } catch (error) {
    if (isConnectionError(error)) throw error
    await countFailure(ctx, { work: tellRecipients.work, id: keyOf(row.id, contactId) }, error)
    return 'failed'
  }
}
