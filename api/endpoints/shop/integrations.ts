import { endKey, listKeys, makeKey } from '#core/integrations/keys.ts'
import { keepOwnBooks } from '#core/integrations/own-books.ts'
import { integrationBookings, integrationStock, putStock } from '#core/integrations/stock.ts'
import {
  listDeliveries,
  listWebhooks,
  makeWebhook,
  removeWebhook,
  resendDelivery,
  switchWebhookOn,
  testWebhook,
} from '#core/integrations/webhooks.ts'
import { keyWith, signedIn } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

/** What a shop’s own systems do by a key. */
export const integrations = routes({
  'GET /v1/stock': {
    summary: 'Lists what the shop of the key lists, sold out or not',
    access: keyWith('stock:read'),
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, query }) => integrationStock(ctx, actor, query),
  },
  'POST /v1/stock': {
    summary: 'Sets price and stock of up to 1,000 articles by the shop’s own numbers; sent again it changes nothing',
    access: keyWith('stock:write'),
    rateLimit: perMinute(60),
    idempotent: true,
    bodyLimit: 1024 * 1024,
    handle: ({ ctx, actor, body }) => putStock(ctx, actor, body),
  },
  'GET /v1/bookings': {
    summary: 'Lists the bookings of the shop of the key, the oldest change first',
    access: keyWith('bookings:read'),
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, query }) => integrationBookings(ctx, actor, query),
  },
})

/** What an owner makes for them. */
export const keys = routes({
  'GET /shops/:shopId/keys': {
    summary: 'Lists the keys of a shop that work, for its owners',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => listKeys(ctx, actor, params.shopId),
  },
  'POST /shops/:shopId/keys': {
    summary: 'Makes a key for the shop’s own systems, which is shown this once',
    access: signedIn,
    rateLimit: perMinute(10),
    handle: ({ ctx, actor, params, body }) => makeKey(ctx, actor, params.shopId, body),
  },
  'DELETE /keys/:id': {
    summary: 'Ends a key at once',
    access: signedIn,
    rateLimit: perMinute(30),
    handle: async ({ ctx, actor, params }) => void (await endKey(ctx, actor, params.id)),
  },
  'PATCH /shops/:shopId/own-books': {
    summary: "Says whether the shop's own books set its stock, so that nothing is taken off at completion",
    access: signedIn,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, params, body }) => keepOwnBooks(ctx, actor, params.shopId, body),
  },
})

/** Who is told of bookings beside people. */
export const webhooks = routes({
  'GET /shops/:shopId/webhooks': {
    summary: 'Lists the addresses that are told of bookings, for the owners of the shop',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => listWebhooks(ctx, actor, params.shopId),
  },
  'POST /shops/:shopId/webhooks': {
    summary: 'Tells an address of every change of a booking; the secret that signs it is shown this once',
    access: signedIn,
    rateLimit: perMinute(10),
    handle: ({ ctx, actor, params, body }) => makeWebhook(ctx, actor, params.shopId, body),
  },
  'DELETE /webhooks/:id': {
    summary: 'Tells an address no more',
    access: signedIn,
    rateLimit: perMinute(30),
    handle: async ({ ctx, actor, params }) => void (await removeWebhook(ctx, actor, params.id)),
  },
  'POST /webhooks/:id/enable': {
    summary: 'Switches an address on again',
    access: signedIn,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, params }) => switchWebhookOn(ctx, actor, params.id),
  },
  'POST /webhooks/:id/test': {
    summary: 'Sends an example to an address',
    access: signedIn,
    rateLimit: perMinute(10),
    handle: ({ ctx, actor, params }) => testWebhook(ctx, actor, params.id),
  },
  'GET /webhooks/:id/deliveries': {
    summary: 'Lists what was sent to an address, the newest first',
    access: signedIn,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params, query }) => listDeliveries(ctx, actor, params.id, query),
  },
  'POST /deliveries/:id/send': {
    summary: 'Sends a delivery again, at once',
    access: signedIn,
    rateLimit: perMinute(30),
    handle: ({ ctx, actor, params }) => resendDelivery(ctx, actor, params.id),
  },
})
