import { pushDevicesOfContact } from '#db/queries/notifications/push-devices.ts'
import { insertPushes } from '#db/queries/notifications/push-messages.ts'
import type { Context } from '../../context.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { Decision } from '../../rules/notifications/notify.ts'
import { timing } from '../timing.ts'
import { type PushContent, payloadOf } from './payload.ts'

export type Device = Awaited<ReturnType<typeof devicesToTell>>[number]

/** The browsers in which the person is signed in and shown notices. */
export const devicesToTell = (ctx: Context, contactId: string) =>
  pushDevicesOfContact(ctx.db, contactId, ctx.clock.now())

type Queued = {
  notificationId: string
  devices: readonly Device[]
  content: PushContent
  decision: Exclude<Decision, { do: 'drop' }>
  bookingId: string | null
  keeps: number
}

/** One message for each of the browsers, each with as much as it may show. */
export async function queuePush(ctx: Context, queued: Queued): Promise<void> {
  const { notificationId, devices, content, decision, bookingId, keeps } = queued
  if (devices.length === 0) return
  const at = ctx.clock.now()
  const { status, due_at } = timing(decision, at)
  const ids = await insertPushes(
    ctx.db,
    devices.map(({ id, shows_words }) => ({
      notification_id: notificationId,
      subscription_id: id,
      booking_id: bookingId,
      payload: JSON.stringify(payloadOf(content, shows_words)),
      status,
      due_at,
      expires_at: new Date(at.getTime() + keeps),
      created_at: at,
    })),
  )
  if (decision.do === 'send') for (const pushId of ids) await enqueue(ctx, 'push', { pushId })
}
