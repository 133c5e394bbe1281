import type { Context } from '#core/context.ts'
import { deliveryArrived, deliveryFailed, sendDeliveries, takeDelivery } from '#core/integrations/deliver.ts'
import { isPushEndpoint as isPublicEndpoint } from '#core/notifications/push/devices.ts'
import { post } from './post.ts'

export type WebhookSender = {
  /** Sends one delivery, if it is due and no other process sends it now. */
  send(deliveryId: string): Promise<void>
  /** Sends all deliveries that are due, also those whose sender died. Returns how many. */
  sweep(): Promise<number>
}

/** Tells shops' own systems of their bookings, signed. */
export function makeWebhookSender(ctx: Context): WebhookSender {
  const send = (deliveryId: string): Promise<void> => deliver(ctx, deliveryId)
  return {
    send,
    sweep: () => sendDeliveries(ctx, { webhooks: { send } }),
  }
}

async function deliver(ctx: Context, deliveryId: string): Promise<void> {
  const message = await takeDelivery(ctx, deliveryId)
  if (!message) return
  const { delivery, headers, body } = message
  if (!isPublicEndpoint(delivery.url))
    return deliveryFailed(ctx, delivery, null, 'not an address of the public internet')
  try {
    const { status } = await post(ctx.config, { endpoint: delivery.url, headers, body })
    if (status >= 200 && status < 300) return await deliveryArrived(ctx, delivery, status)
    await deliveryFailed(ctx, delivery, status, `answered ${status}`)
  } catch (error) {
    await deliveryFailed(ctx, delivery, null, error instanceof Error ? error.message : String(error))
  }
}
