import express, { type Router } from 'express'
import type { Context } from '#core/context.ts'
import { MEDIA_PATH, mediaFolder } from '#core/media/keep-image.ts'

/** The pictures of shops. A file never changes: another picture has another name. */
export function media({ config }: Pick<Context, 'config'>): Router {
  const router = express.Router()
  router.use(
    MEDIA_PATH,
    express.static(mediaFolder(config.dataDir), { maxAge: '1h', index: false, redirect: false, fallthrough: true }),
    (_, response) => void response.status(404).end(),
  )
  return router
}
