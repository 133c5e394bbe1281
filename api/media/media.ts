import express, { type Router } from 'express'
import type { Context } from '#core/context.ts'
import { MEDIA_PATH, mediaName } from '#core/media/keep-image.ts'
import { mediaStore } from '#core/media/store.ts'

/** Serves the pictures of shops from their store. A file never changes: another picture has another name. */
export function media({ config }: Pick<Context, 'config'>): Router {
  const store = mediaStore(config)
  const router = express.Router()
  router.get(`${MEDIA_PATH}/:name`, async (request, response) => {
    const { name } = request.params
    const bytes = mediaName.test(name) ? await store.get(name) : undefined
    if (!bytes) return void response.status(404).end()
    response.set({ 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=3600', ETag: `"${name}"` })
    response.send(Buffer.from(bytes))
  })
  router.use(MEDIA_PATH, (_, response) => void response.status(404).end())
  return router
}
