import { z } from 'zod'
import { AnnouncementAudience, AnnouncementChannel, AnnouncementForm } from '../forms/announcement.ts'
import { nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { After, numeric } from '../query.ts'

export const AnnouncementState = z.enum(['draft', 'sending', 'paused', 'stopped', 'done'])
export type AnnouncementState = z.infer<typeof AnnouncementState>

export const AnnouncementView = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  words: z.string(),
  path: z.string().nullable(),
  audience: AnnouncementAudience,
  channels: z.array(AnnouncementChannel),
  province: z.string().nullable(),
  language: z.string().nullable(),
  pace: z.int(),
  state: AnnouncementState,
  /** Found so far, and what became of them. */
  people: z.int(),
  told: z.int(),
  leftOut: z.int(),
  /** Not all of the group have been found yet. */
  isPlanning: z.boolean(),
  createdAt: z.iso.datetime(),
  startsAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
})
export type AnnouncementView = z.infer<typeof AnnouncementView>

/** How many of the group it reaches, each person once; in the app beside that. */
export const Reach = z.strictObject({
  people: z.int(),
  whatsapp: z.int(),
  email: z.int(),
  inApp: z.int(),
})
export type Reach = z.infer<typeof Reach>

export const AnnouncementDetail = z.strictObject({
  announcement: AnnouncementView,
  /** Null once it was sent. */
  reach: Reach.nullable(),
  /** As people get it, made with the very code that sends it. */
  preview: z.strictObject({
    whatsapp: z.string().nullable(),
    /** To those who have not written within 24 hours; null unless WhatsApp is a channel. */
    template: z.string().nullable(),
    templateState: z.enum(['approved', 'waiting', 'refused', 'missing']).nullable(),
    mail: z.strictObject({ subject: z.string(), text: z.string() }).nullable(),
    notice: z.strictObject({ title: z.string(), lines: z.array(z.string()) }).nullable(),
  }),
  /** What became of the messages, by channel; null before it was sent. */
  delivery: z
    .array(
      z.strictObject({
        channel: AnnouncementChannel,
        waiting: z.int(),
        sent: z.int(),
        delivered: z.int(),
        read: z.int(),
        failed: z.int(),
        dropped: z.int(),
      }),
    )
    .nullable(),
})
export type AnnouncementDetail = z.infer<typeof AnnouncementDetail>

export const AnnouncementsQuery = z.strictObject({
  state: AnnouncementState.optional(),
  limit: numeric(z.int().min(1).max(50)).default(20),
  after: After.optional(),
})
export type AnnouncementsQuery = z.infer<typeof AnnouncementsQuery>
export const AnnouncementPage = z.strictObject({
  announcements: z.array(AnnouncementView),
  next: z.string().nullable(),
})
export type AnnouncementPage = z.infer<typeof AnnouncementPage>

export const AnnouncementId = z.strictObject({ id: z.uuid() })
export const SendAnnouncement = z.strictObject({
  /** Null: now. */
  at: z.iso.datetime({ offset: true }).nullable(),
  /** How many it reached when the admin looked; a group that has grown much since is shown again. */
  people: z.int().min(0),
})
export type SendAnnouncement = z.infer<typeof SendAnnouncement>
export const TestResult = z.strictObject({
  told: z.array(z.strictObject({ channel: z.string(), state: z.string(), because: z.string() })),
})
export type TestResult = z.infer<typeof TestResult>

const one = { params: AnnouncementId, responses: { 200: AnnouncementView, 404: Problem, 409: Problem } }

export const announcementOperations = {
  'GET /admin/announcements': { query: AnnouncementsQuery, responses: { 200: AnnouncementPage, 400: Problem } },
  'POST /admin/announcements': { body: AnnouncementForm, responses: { 201: AnnouncementView } },
  'GET /admin/announcements/:id': { params: AnnouncementId, responses: { 200: AnnouncementDetail, 404: Problem } },
  'PATCH /admin/announcements/:id': { ...one, body: AnnouncementForm },
  'DELETE /admin/announcements/:id': {
    params: AnnouncementId,
    responses: { 204: nothing, 404: Problem, 409: Problem },
  },
  'POST /admin/announcements/:id/test': {
    params: AnnouncementId,
    responses: { 200: TestResult, 404: Problem },
  },
  'POST /admin/announcements/:id/send': { ...one, body: SendAnnouncement },
  'POST /admin/announcements/:id/pause': one,
  'POST /admin/announcements/:id/resume': one,
  'POST /admin/announcements/:id/stop': one,
} satisfies Operations
