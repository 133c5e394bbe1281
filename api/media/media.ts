import express, { type Router } from 'express'
import type { Context } from '#core/context.ts'
import { MEDIA_PATH, mediaName } from '#core/media/keep-picture.ts'
import { mediaStore } from '#core/media/store.ts'
import { readSignedFile, SHARED_FILES } from '#core/threads/files/files.ts'
import { limited } from '../rate-limit.ts'
import { sendFile, sentFile } from '../send-file.ts'

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

/** WhatsApp fetches for everybody from few addresses. */
const FILES_A_MINUTE = 600

/** GET /files/<until>/<token>.jpg: a file that goes out on WhatsApp, for the hour in which it is fetched. */
export const sharedFiles = (ctx: Context): Router =>
  express
    .Router()
    .get(`${SHARED_FILES}/:until/:name`, limited(ctx, 'files', FILES_A_MINUTE), async (request, response) => {
      const [token = ''] = String(request.params.name).split('.')
      sendFile(request, response, sentFile(await readSignedFile(ctx, String(request.params.until), token)))
    })
