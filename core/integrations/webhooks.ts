import { createHmac, randomUUID } from 'node:crypto'
import { z } from 'zod'
import {
  type DeliveryRow,
  deleteWebhook,
  deliveriesOf,
  enableWebhook,
  findDelivery,
  findWebhook,
  insertDelivery,
  insertWebhook,
  sendAgain,
  type WebhookRow,
  webhooksOf,
} from '#db/queries/integrations/webhooks.ts'
import { lockStock } from '#db/queries/inventory/stock-rows.ts'
import type { Actor, Person } from '../actor.ts'
import { type Audited, noteAudit } from '../audit/note-audit.ts'
import { hashOf, newToken } from '../auth/secrets.ts'
import type { Context } from '../context.ts'
import type { MakeWebhook } from '../contracts/forms/integrations.ts'
import type {
  DeliveriesQuery,
  MadeWebhook,
  Webhook,
  WebhookDeliveries,
  WebhookDelivery,
  Webhooks,
} from '../contracts/seller/webhooks.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { refuseBlocked } from '../inventory/write-stock.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { isPushEndpoint as isPublicEndpoint } from '../notifications/push/devices.ts'
import { transaction } from '../transaction.ts'
import { belongsToShop } from './key-policy.ts'
import { ownerOf } from './keys.ts'
import {
  deliveryNotFound,
  MAX_WEBHOOKS,
  notPublic,
  tooManyWebhooks,
  webhookIsOff,
  webhookNotFound,
  webhookTaken,
} from './stock.ts'

/** Throws SHOP_NOT_FOUND, OWNER_REQUIRED. */
export async function listWebhooks(ctx: Context, actor: Actor, shopId: string): Promise<Webhooks> {
  ownerOf(actor, shopId)
  return { webhooks: (await webhooksOf(ctx.db, shopId)).map(webhookView) }
}

/**
 * Tells an address of every change of a booking from now on. It is called from inside, so it has to be one of the
 * public internet. Throws SHOP_NOT_FOUND, OWNER_REQUIRED, SHOP_BLOCKED, NOT_PUBLIC, WEBHOOK_TAKEN, TOO_MANY_WEBHOOKS.
 */
export const makeWebhook = (ctx: Context, actor: Actor, shopId: string, { url }: MakeWebhook): Promise<MadeWebhook> =>
  transaction(ctx, async (ctx) => {
    const me = ownerOf(actor, shopId)
    await refuseBlocked(ctx, shopId)
    if (!isPublicEndpoint(url)) throw notPublic()
    await lockStock(ctx.db, shopId)
    if ((await webhooksOf(ctx.db, shopId)).length >= MAX_WEBHOOKS) throw tooManyWebhooks()
    const made = await insertWebhook(ctx.db, {
      shop_id: shopId,
      url: new URL(url).href,
      salt: newToken(),
      made_by: me.contactId,
      created_at: ctx.clock.now(),
    })
    if (!made) throw webhookTaken()
    await note(ctx, me, made, 'create')
    return { webhook: webhookView(made), secret: secretOf(ctx, made.salt) }
  })

const note = (ctx: Context, { contactId }: Person, { id, shop_id }: WebhookRow, action: Audited['action']) =>
  noteAudit(ctx, { contactId, action, entity: 'webhook', entityId: id, after: { shopId: shop_id } })

/** Throws WEBHOOK_NOT_FOUND, also for somebody else's, and OWNER_REQUIRED. */
async function own(ctx: Context, actor: Actor, id: string): Promise<{ me: Person; webhook: WebhookRow }> {
  const webhook = await findWebhook(ctx.db, id)
  if (!webhook || !belongsToShop(actor, webhook.shop_id)) throw webhookNotFound()
  return { me: ownerOf(actor, webhook.shop_id), webhook }
}

/** Throws WEBHOOK_NOT_FOUND, OWNER_REQUIRED. */
export const removeWebhook = (ctx: Context, actor: Actor, id: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const { me, webhook } = await own(ctx, actor, id)
    await deleteWebhook(ctx.db, id)
    await note(ctx, me, webhook, 'delete')
  })

/** Switches an address on again. Throws WEBHOOK_NOT_FOUND, OWNER_REQUIRED, SHOP_BLOCKED. */
export const switchWebhookOn = (ctx: Context, actor: Actor, id: string): Promise<Webhook> =>
  transaction(ctx, async (ctx) => {
    const { me, webhook } = await own(ctx, actor, id)
    await refuseBlocked(ctx, webhook.shop_id)
    const on = await enableWebhook(ctx.db, id)
    if (!on) throw webhookNotFound()
    await note(ctx, me, on, 'update')
    return webhookView(on)
  })

/** Sends an example that is no booking. Throws WEBHOOK_NOT_FOUND, OWNER_REQUIRED, SHOP_BLOCKED, WEBHOOK_OFF. */
export const testWebhook = (ctx: Context, actor: Actor, id: string): Promise<WebhookDelivery> =>
  transaction(ctx, async (ctx) => {
    const { webhook } = await own(ctx, actor, id)
    await refuseBlocked(ctx, webhook.shop_id)
    if (webhook.disabled_at) throw webhookIsOff()
    const at = ctx.clock.now()
    const deliveryId = await insertDelivery(ctx.db, {
      endpoint_id: id,
      event_id: randomUUID(),
      type: 'test',
      happened_at: at,
      status: 'queued',
      due_at: at,
      created_at: at,
    })
    await enqueue(ctx, 'webhook', { deliveryId })
    return viewOf(ctx, deliveryId)
  })

async function viewOf(ctx: Context, deliveryId: string): Promise<WebhookDelivery> {
  const found = await findDelivery(ctx.db, deliveryId)
  if (!found) throw deliveryNotFound()
  return deliveryView(found)
}

/** What was sent, the newest first. Throws WEBHOOK_NOT_FOUND, OWNER_REQUIRED, PAGE_NOT_FOUND. */
export async function listDeliveries(
  ctx: Context,
  actor: Actor,
  id: string,
  { limit, after }: DeliveriesQuery,
): Promise<WebhookDeliveries> {
  await own(ctx, actor, id)
  const from = readCursor('deliveries', after, z.string())
  const rows = await deliveriesOf(ctx.db, id, limit + 1, from?.id)
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    deliveries: rows.slice(0, limit).map(deliveryView),
    next: last ? writeCursor('deliveries', { rank: '', id: last.id }) : null,
  }
}

/** Throws DELIVERY_NOT_FOUND, also for somebody else's, and OWNER_REQUIRED, SHOP_BLOCKED, WEBHOOK_OFF. */
export const resendDelivery = (ctx: Context, actor: Actor, id: string): Promise<WebhookDelivery> =>
  transaction(ctx, async (ctx) => {
    const found = await findDelivery(ctx.db, id)
    if (!found || !belongsToShop(actor, found.shop_id)) throw deliveryNotFound()
    ownerOf(actor, found.shop_id)
    await refuseBlocked(ctx, found.shop_id)
    if (found.disabled_at) throw webhookIsOff()
    await sendAgain(ctx.db, id, ctx.clock.now())
    await enqueue(ctx, 'webhook', { deliveryId: id })
    return viewOf(ctx, id)
  })

const webhookView = (row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  createdAt: row.created_at.toISOString(),
  failingSince: row.failing_since?.toISOString() ?? null,
  disabledAt: row.disabled_at?.toISOString() ?? null,
})

const deliveryView = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  type: row.type,
  bookingCode: row.booking_code,
  status: row.status,
  attempts: row.attempts,
  responseStatus: row.response_status,
  error: row.error_text,
  happenedAt: row.happened_at.toISOString(),
  dueAt: row.status === 'queued' ? row.due_at.toISOString() : null,
})

/** The secret of an address: made of its salt and AUTH_SECRET, so that the database alone does not tell it. */
export const secretOf = (ctx: Context, salt: string): string => `whsec_${hashOf(ctx, 'webhook', salt)}`

/** What shows the receiver that a message is ours, whole, and of this moment: HMAC-SHA256 of 'seconds.body'. */
export function signatureOf(secret: string, at: Date, body: string): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}
