import express, { type Router } from 'express'
import type { Context } from '#core/context.ts'
import { linkPageHandler, linkPressedHandler } from './link.ts'

/** The page that a link from the chat opens. */
export function linkPages(ctx: Context): Router {
  const router = express.Router()
  router.get('/auth/whatsapp', linkPageHandler(ctx))
  router.post('/auth/whatsapp', express.urlencoded({ extended: false, limit: '8kb' }), linkPressedHandler(ctx))
  return router
}
