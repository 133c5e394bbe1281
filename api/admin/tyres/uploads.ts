import express, { type Router } from 'express'
import type { Context } from '#core/context.ts'
import { gallerySays, MOST_PICTURE_BYTES } from '#core/rules/files/shop-pictures.ts'
import { pictureRefused } from '#core/shops/refusals.ts'
import { tyreNotFound } from '#core/tyres/refusals.ts'
import { mayPutImage, putImage } from '#core/tyres/tyre-image.ts'
import { perMinute } from '../../rate-limit.ts'
import { bytesReader, counted, isUuid } from '../../raw-body.ts'
import { adminAsking } from './asking.ts'

const read = bytesReader(MOST_PICTURE_BYTES, () => pictureRefused(gallerySays.size))

/** The picture of a tyre: POST takes the bytes as the body. The right is asked before the first of them is read. */
export function tyreUploads(ctx: Context): Router {
  const router = express.Router()
  const path = '/admin/tyres/:id/image'
  router.post(path, counted(ctx, { method: 'post', path, rateLimit: perMinute(60) }), async (request, response) => {
    const { actor, here } = await adminAsking(ctx, request)
    const id = String(request.params.id)
    if (!isUuid(id)) throw tyreNotFound()
    await mayPutImage(here, actor, id)
    const kept = await putImage(here, actor, id, await read(request, response))
    response.status(201).set('Cache-Control', 'no-store').json(kept)
  })
  return router
}
