import express, { type RequestHandler, type Router } from 'express'
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
import { bytesReader, isUuid } from '../raw-body.ts'
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

/** Who asks and what they may is checked before the first byte of the body is read. */
function upload(ctx: Context, path: string, { most, tooLarge, keep }: Upload): RequestHandler {
  const read = bytesReader(most, () => pictureRefused(tooLarge))
  return async (request, response) => {
    const route = { method: 'post', path, rateLimit: perMinute(30) } as const
    const client = clientOf(request)
    await countAddress(ctx, route, client)
    const visitor = await whoIs(ctx, sessionToken(ctx, request))
    if (!visitor) throw new Refusal('SIGN_IN_REQUIRED', 'Please sign in first.', 401)
    await countAccount(ctx, route, visitor.account.id)
    const shopId = String(request.params.shopId)
    if (!isUuid(shopId)) throw notYourShop()
    const actor = actorOf(visitor)
    const here = { ...ctx, asker: { address: client.address, userAgent: client.userAgent } }
    await mayUpload(here, actor, shopId)
    const media = await keep(here, actor, shopId, await read(request, response))
    response.status(201).set('Cache-Control', 'no-store').json(media)
  }
}
