import { lookAtAnnouncement, testAnnouncement } from '#core/notifications/announcements/look.ts'
import {
  pauseAnnouncement,
  resumeAnnouncement,
  sendAnnouncement,
  stopAnnouncement,
} from '#core/notifications/announcements/send.ts'
import {
  changeAnnouncement,
  listAnnouncements,
  removeAnnouncement,
  writeAnnouncement,
} from '#core/notifications/announcements/write.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

const admin = adminFor('announcements')

/** What admins tell many people at once. */
export const announcements = routes({
  'GET /admin/announcements': {
    summary: 'Lists what was announced to many, and what is being written',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, query }) => listAnnouncements(ctx, actor, query),
  },
  'POST /admin/announcements': {
    summary: 'Writes an announcement, which nobody gets yet',
    access: admin,
    rateLimit: perMinute(20),
    idempotent: true,
    handle: ({ ctx, actor, body }) => writeAnnouncement(ctx, actor, body),
  },
  'GET /admin/announcements/:id': {
    summary: 'Shows an announcement: whom it reaches, how it looks, and what became of it',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => lookAtAnnouncement(ctx, actor, params.id),
  },
  'PATCH /admin/announcements/:id': {
    summary: 'Changes an announcement that was not sent yet',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) => changeAnnouncement(ctx, actor, params.id, body),
  },
  'DELETE /admin/announcements/:id': {
    summary: 'Deletes an announcement that was not sent yet',
    access: admin,
    rateLimit: perMinute(20),
    handle: async ({ ctx, actor, params }) => void (await removeAnnouncement(ctx, actor, params.id)),
  },
  'POST /admin/announcements/:id/test': {
    summary: 'Sends an announcement to myself alone, to see how it looks',
    access: admin,
    rateLimit: perMinute(6),
    unseen: () => true,
    handle: ({ ctx, actor, params }) => testAnnouncement(ctx, actor, params.id),
  },
  'POST /admin/announcements/:id/send': {
    summary: 'Sends an announcement to its group, now or at a time',
    access: adminFor('announcements', { codeAgain: true }),
    rateLimit: perMinute(6),
    handle: ({ ctx, actor, params, body }) => sendAnnouncement(ctx, actor, params.id, body),
  },
  'POST /admin/announcements/:id/pause': {
    summary: 'Pauses the sending of an announcement',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => pauseAnnouncement(ctx, actor, params.id),
  },
  'POST /admin/announcements/:id/resume': {
    summary: 'Goes on with an announcement that is paused',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => resumeAnnouncement(ctx, actor, params.id),
  },
  'POST /admin/announcements/:id/stop': {
    summary: 'Stops an announcement for good; what was not sent is not sent',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => stopAnnouncement(ctx, actor, params.id),
  },
})
