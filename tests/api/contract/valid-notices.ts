import { PushState } from '#core/contracts/notices.ts'
import { record } from '#core/events.ts'
import { insertMail } from '#db/queries/messaging/mail.ts'
import { insertNotification } from '#db/queries/notifications/notifications.ts'
import { pushBrowser } from '#tests/support/push-service.ts'
import { ask, ctx } from '../auth/site.ts'
import type { ValidRequest } from './valid-request.ts'
import type { World } from './world.ts'

/** What somebody is sent, and the browsers that show it. */
export const validNotices: Record<string, (world: World) => ValidRequest | Promise<ValidRequest>> = {
  getNotifications: ({ driver }) => ({ cookie: driver.cookie, query: { limit: '5', held: 'false' } }),
  postNotificationsTest: ({ driver }) => ({ cookie: driver.cookie, body: { channel: 'in_app' } }),
  postNotificationsIdSend: async ({ driver: { cookie, contactId } }) => ({
    params: { id: await heldNotice(contactId) },
    cookie,
  }),
  getPushDevices: ({ driver }) => ({ cookie: driver.cookie }),
  postPushDevices: ({ driver }) => ({ cookie: driver.cookie, body: pushBrowser().subscription }),
  patchPushDevicesId: async (world) => ({ ...(await pushDeviceOf(world)), body: { name: 'Work', showsWords: true } }),
  deletePushDevicesId: (world) => pushDeviceOf(world),
}

/** A mail that waits for the end of the person's quiet hours. */
async function heldNotice(contactId: string): Promise<string> {
  const at = ctx.clock.now()
  const reason = { code: 'quiet_hours' } as const
  const mail = { to_address: 'thandi@example.com', subject: 'Test', text: 'Test', html: 'Test', kind: 'test_notice' }
  const mail_id = await insertMail(ctx.db, {
    ...mail,
    contact_id: contactId,
    status: 'held',
    reason,
    due_at: new Date(at.getTime() + 3_600_000),
    created_at: at,
  })
  const event_id = await record(ctx, { type: 'notices.tested', contactId })
  const told = { event_id, recipient: `contact:${contactId}`, contact_id: contactId, kind: 'test_notice' }
  const held = { channel: 'email', decision: 'hold', reason, mail_id, decided_at: at } as const
  const id = await insertNotification(ctx.db, { ...told, ...held })
  return id ?? ''
}

async function pushDeviceOf({ driver: { cookie } }: World): Promise<ValidRequest> {
  const body = pushBrowser().subscription
  const { devices } = PushState.parse(JSON.parse((await ask('POST', '/api/push/devices', { cookie, body })).text))
  return { params: { id: devices.find(({ here }) => here)?.id ?? '' }, cookie }
}
