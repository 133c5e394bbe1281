import type { AnnouncementRow } from '#db/queries/announcements/announcements.ts'
import type { AnnouncementView } from '../contracts/admin/announcements.ts'

export const announcementView = (row: AnnouncementRow): AnnouncementView => ({
  id: row.id,
  title: row.title,
  words: row.words,
  path: row.path,
  audience: row.audience,
  channels: row.channels,
  province: row.province,
  language: row.language,
  pace: row.pace,
  state: row.state,
  people: row.people,
  told: row.told,
  leftOut: row.left_out,
  isPlanning: row.state === 'sending' && row.planned_at === null,
  createdAt: row.created_at.toISOString(),
  startsAt: row.starts_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
})
