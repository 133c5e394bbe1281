import express, { type Router } from 'express'
import type { Context } from '#core/context.ts'
import { catalogueResult, failedTyres, startCatalogueImport } from '#core/imports/catalogue/catalogue-imports.ts'
import { importNotFound } from '#core/imports/refusals.ts'
import { fileTooLarge } from '#core/inspect/sheet-refusals.ts'
import { gallerySays, MOST_PICTURE_BYTES } from '#core/rules/files/shop-pictures.ts'
import { importLimits } from '#core/rules/imports/limits.ts'
import { pictureRefused } from '#core/shops/refusals.ts'
import { tyreNotFound } from '#core/tyres/refusals.ts'
import { mayPutImage, putImage } from '#core/tyres/tyre-image.ts'
import { perMinute } from '../../rate-limit.ts'
import { bytesReader, counted, isUuid } from '../../raw-body.ts'
import { adminAsking } from './asking.ts'

const readPicture = bytesReader(MOST_PICTURE_BYTES, () => pictureRefused(gallerySays.size))
const readList = bytesReader(importLimits.bytes, fileTooLarge)

/**
 * Files of the central tyre database. POST takes a picture of a tyre, or a list of tyres (its bytes as the body, its name
 * in ?name=); the right is asked before the first byte is read. GET gives lists to save.
 */
export function tyreUploads(ctx: Context): Router {
  const router = express.Router()
  pictures(ctx, router)
  imports(ctx, router)
  return router
}

function pictures(ctx: Context, router: Router): void {
  const path = '/admin/tyres/:id/image'
  router.post(path, counted(ctx, { method: 'post', path, rateLimit: perMinute(60) }), async (request, response) => {
    const { actor, here } = await adminAsking(ctx, request)
    const id = String(request.params.id)
    if (!isUuid(id)) throw tyreNotFound()
    await mayPutImage(here, actor, id)
    const kept = await putImage(here, actor, id, await readPicture(request, response))
    response.status(201).set('Cache-Control', 'no-store').json(kept)
  })
}

function imports(ctx: Context, router: Router): void {
  const path = '/admin/tyre-imports'
  router.post(path, counted(ctx, { method: 'post', path, rateLimit: perMinute(10) }), async (request, response) => {
    const { actor, here } = await adminAsking(ctx, request)
    const bytes = await readList(request, response)
    const name = String(request.query.name ?? '').slice(0, 300)
    const started = await startCatalogueImport(here, actor, { name, bytes })
    response.status(201).set('Cache-Control', 'no-store').json(started)
  })
  for (const [end, make] of [
    ['errors.csv', failedTyres],
    ['result.csv', catalogueResult],
  ] as const) {
    const path = `/admin/tyre-imports/:id/${end}`
    router.get(path, counted(ctx, { method: 'get', path, rateLimit: perMinute(30) }), async (request, response) => {
      const { actor, here } = await adminAsking(ctx, request)
      const id = String(request.params.id)
      if (!isUuid(id)) throw importNotFound()
      const { name, text } = await make(here, actor, id)
      response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', 'X-Robots-Tag': 'noindex' })
      response.attachment(name).type('text/csv; charset=utf-8').send(text)
    })
  }
}
