import { z } from 'zod'
import {
  type AnnouncementRow,
  announcementRows,
  deleteAnnouncement,
  findAnnouncement,
  insertAnnouncement,
  lockAnnouncement,
  updateAnnouncement,
} from '#db/queries/announcements/announcements.ts'
import type { Actor } from '../../actor.ts'
import { adminsOnly, canAdmin } from '../../admin-policy.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import type { Context } from '../../context.ts'
import type { AnnouncementPage, AnnouncementsQuery, AnnouncementView } from '../../contracts/admin/announcements.ts'
import type { AnnouncementForm } from '../../contracts/forms/announcement.ts'
import { readCursor, writeCursor } from '../../cursor.ts'
import { Refusal } from '../../errors.ts'
import { transaction } from '../../transaction.ts'
import { announcementView } from './announced.ts'

/** What was announced, and what is being written, the newest first. Throws NOT_ALLOWED, PAGE_NOT_FOUND. */
export async function listAnnouncements(
  ctx: Context,
  actor: Actor,
  { state, limit, after }: AnnouncementsQuery,
): Promise<AnnouncementPage> {
  if (!canAdmin(actor, 'announcements')) throw adminsOnly()
  const before = readCursor('announcements', after, z.string())?.id
  const rows = await announcementRows(ctx.db, { state, before, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    announcements: shown.map(announcementView),
    next: last ? writeCursor('announcements', { rank: '', id: last.id }) : null,
  }
}

/** Throws NOT_ALLOWED. */
export const writeAnnouncement = (ctx: Context, actor: Actor, form: AnnouncementForm): Promise<AnnouncementView> =>
  transaction(ctx, async (ctx) => {
    if (!canAdmin(actor, 'announcements')) throw adminsOnly()
    const row = await insertAnnouncement(ctx.db, {
      ...columns(form),
      made_by: actor.contactId,
      created_at: ctx.clock.now(),
    })
    await noteAudit(ctx, { ...audited(actor.contactId, row), action: 'create', after: noted(row) })
    return announcementView(row)
  })

/** Throws NOT_ALLOWED, ANNOUNCEMENT_NOT_FOUND, ANNOUNCEMENT_SENT. */
export const changeAnnouncement = (
  ctx: Context,
  actor: Actor,
  id: string,
  form: AnnouncementForm,
): Promise<AnnouncementView> =>
  transaction(ctx, async (ctx) => {
    if (!canAdmin(actor, 'announcements')) throw adminsOnly()
    const before = await draft(ctx, id)
    const row = await updateAnnouncement(ctx.db, id, columns(form))
    await noteAudit(ctx, {
      ...audited(actor.contactId, row),
      action: 'update',
      before: noted(before),
      after: noted(row),
    })
    return announcementView(row)
  })

/** Throws NOT_ALLOWED, ANNOUNCEMENT_NOT_FOUND, ANNOUNCEMENT_SENT. */
export const removeAnnouncement = (ctx: Context, actor: Actor, id: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    if (!canAdmin(actor, 'announcements')) throw adminsOnly()
    const row = await draft(ctx, id)
    await deleteAnnouncement(ctx.db, id)
    await noteAudit(ctx, { ...audited(actor.contactId, row), action: 'delete', before: noted(row) })
  })

/** Throws ANNOUNCEMENT_NOT_FOUND. */
export async function announcementOf(ctx: Context, id: string): Promise<AnnouncementRow> {
  const row = await findAnnouncement(ctx.db, id)
  if (!row) throw noSuchAnnouncement()
  return row
}

/** Locked. Throws ANNOUNCEMENT_NOT_FOUND, ANNOUNCEMENT_SENT. */
export async function draft(ctx: Context, id: string): Promise<AnnouncementRow> {
  const row = await lockAnnouncement(ctx.db, id)
  if (!row) throw noSuchAnnouncement()
  if (row.state !== 'draft') throw alreadySent()
  return row
}

const columns = ({ title, words, path, audience, channels, province, language, pace }: AnnouncementForm) => ({
  title,
  words,
  path: path || null,
  audience,
  // Marketing has no consent for the app.
  channels: audience === 'drivers' ? channels.filter((one) => one !== 'in_app') : channels,
  province,
  language,
  pace,
})

export const audited = (contactId: string, { id }: Pick<AnnouncementRow, 'id'>) => ({
  contactId,
  entity: 'announcement' as const,
  entityId: id,
})

/** Its words are our own, not a person's, so the trail keeps them. */
export const noted = ({
  title,
  words,
  path,
  audience,
  channels,
  province,
  language,
  pace,
  state,
}: AnnouncementRow) => ({
  title,
  words,
  path,
  audience,
  channels,
  province,
  language,
  pace,
  state,
})

export const noSuchAnnouncement = () => new Refusal('ANNOUNCEMENT_NOT_FOUND', 'This announcement does not exist.', 404)
const alreadySent = () =>
  new Refusal('ANNOUNCEMENT_SENT', 'This announcement was sent already, so it cannot be changed.', 409)
export const notRunning = () => new Refusal('ANNOUNCEMENT_NOT_RUNNING', 'This announcement is not being sent.', 409)
export const notPaused = () => new Refusal('ANNOUNCEMENT_NOT_PAUSED', 'This announcement is not paused.', 409)
export const nobodyReached = () =>
  new Refusal('NOBODY_REACHED', 'Nobody in this group can be reached on these channels.', 409)
export const groupHasGrown = (people: number) =>
  new Refusal('GROUP_HAS_GROWN', `The group has ${people} people now. Please look again and send.`, 409)
export const startsTooLate = () =>
  new Refusal('START_NOT_POSSIBLE', 'Please choose a time from now on, within 60 days.', 409)
