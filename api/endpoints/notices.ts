import { markInAppRead, noticePage, unreadInAppOf } from '#core/notifications/in-app.ts'
import { addPushDevice, changeDevice, pushState, removeDevice } from '#core/notifications/push/devices.ts'
import { sendHeldNow, sendTest, whatWasTold } from '#core/notifications/told/told.ts'
import { signedIn } from '../access.ts'
import { perHour, perMinute } from '../rate-limit.ts'
import { routes } from '../route.ts'

export const notices = routes({
  'GET /notices': {
    summary: 'Lists what I was told in the app, newest first',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, visitor, query }) => noticePage(ctx, visitor.account.id, query),
  },
  'GET /notices/unread': {
    summary: 'Counts the notices that I have not read',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: async ({ ctx, visitor }) => ({ unread: await unreadInAppOf(ctx, visitor.account.id) }),
  },
  'POST /notices/read': {
    summary: 'Marks all my notices as read',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: async ({ ctx, visitor }) => void (await markInAppRead(ctx, visitor.account.id)),
  },
  'GET /notifications': {
    summary: 'Lists what was sent to me, is held for me or was not sent, and why, newest first',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, query }) => whatWasTold(ctx, actor, query),
  },
  'POST /notifications/test': {
    summary: 'Sends me a test on one channel, and says whether it goes out and why',
    access: signedIn,
    rateLimit: perHour(12),
    handle: ({ ctx, actor, body }) => sendTest(ctx, actor, body.channel),
  },
  'POST /notifications/:id/send': {
    summary: 'Sends me now what waits for the end of my quiet hours',
    access: signedIn,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, params }) => sendHeldNow(ctx, actor, params.id),
  },
})

export const push = routes({
  'GET /push/devices': {
    summary: 'Lists my browsers that show notices while the website is closed',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, visitor }) => pushState(ctx, visitor),
  },
  'POST /push/devices': {
    summary: 'Shows my notices in this browser while the website is closed',
    access: signedIn,
    rateLimit: perMinute(10),
    handle: ({ ctx, visitor, body, client }) => addPushDevice(ctx, visitor, body, client.userAgent),
  },
  'PATCH /push/devices/:id': {
    summary: 'Renames one of my browsers, or changes how much its notices show',
    access: signedIn,
    rateLimit: perMinute(30),
    handle: ({ ctx, visitor, params, body }) => changeDevice(ctx, visitor, params.id, body),
  },
  'DELETE /push/devices/:id': {
    summary: 'Shows no more notices in one of my browsers',
    access: signedIn,
    rateLimit: perMinute(30),
    handle: ({ ctx, visitor, params }) => removeDevice(ctx, visitor, params.id),
  },
})
