import express, { type Request, type RequestHandler, type Response, type Router } from 'express'
import type { Actor } from '#core/actor.ts'
import { whoIs } from '#core/auth/sessions.ts'
import type { Context } from '#core/context.ts'
import type { ShopMedia } from '#core/contracts/seller/shop-profile.ts'
import { Refusal } from '#core/errors.ts'
import { gallerySays, logoSays, MOST_LOGO_BYTES, MOST_PICTURE_BYTES } from '#core/rules/files/shop-pictures.ts'
import { addPicture, mayUpload, putLogo } from '#core/shops/profile/own-media.ts'
import { notYourShop, pictureRefused } from '#core/shops/refusals.ts'
import { actorOf } from '../access.ts'
import { clientOf } from '../client.ts'
import { countAccount, countAddress, perMinute } from '../rate-limit.ts'
import { sessionToken } from '../session-cookie.ts'

/** Of a picture that somebody uploads, what differs between the two places. */
type Upload = {
  most: number
  tooLarge: string
  keep(ctx: Context, actor: Actor, shopId: string, bytes: Uint8Array): Promise<ShopMedia>
}

const logo: Upload = { most: MOST_LOGO_BYTES - 1, tooLarge: logoSays.size, keep: putLogo }
const picture: Upload = { most: MOST_PICTURE_BYTES, tooLarge: gallerySays.size, keep: addPicture }

/** The logo and the pictures of a shop: POST takes the bytes as the body. They are no operations of the contracts. */
export function shopUploads(ctx: Context): Router {
  const router = express.Router()
  router.post('/shops/:shopId/logo', upload(ctx, '/shops/:shopId/logo', logo))
  router.post('/shops/:shopId/gallery', upload(ctx, '/shops/:shopId/gallery', picture))
  return router
}

const isUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Who asks and what they may is checked before the first byte of the body is read. */
const upload =
  (ctx: Context, path: string, { most, tooLarge, keep }: Upload): RequestHandler =>
  async (request, response) => {
    const route = { method: 'post', path, rateLimit: perMinute(30) } as const
    const client = clientOf(request)
    await countAddress(ctx, route, client)
    const visitor = await whoIs(ctx, sessionToken(ctx, request))
    if (!visitor) throw new Refusal('SIGN_IN_REQUIRED', 'Please sign in first.', 401)
    await countAccount(ctx, route, visitor.account.id)
    const shopId = String(request.params.shopId)
    if (!isUuid.test(shopId)) throw notYourShop()
    const actor = actorOf(visitor)
    const here = { ...ctx, asker: { address: client.address, userAgent: client.userAgent } }
    await mayUpload(here, actor, shopId)
    if (Number(request.get('Content-Length') ?? 0) > most) throw pictureRefused(tooLarge)
    const media = await keep(here, actor, shopId, await bodyOf(request, response, most))
    response.status(201).set('Cache-Control', 'no-store').json(media)
  }

async function bodyOf(request: Request, response: Response, most: number): Promise<Uint8Array> {
  const raw = express.raw({ limit: most, inflate: false, type: () => true })
  await new Promise<void>((resolve, reject) => {
    raw(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(error)))
  })
  return Buffer.isBuffer(request.body) ? request.body : new Uint8Array()
}
