import express, { type Router } from 'express'
import type { Context } from '#core/context.ts'
import { linkCheckedHandler, linkOpenedHandler, linkPressedHandler } from './link.ts'

/** The page that a link from the chat opens. */
export function linkPages(ctx: Context): Router {
  const router = express.Router()
  const form = express.urlencoded({ extended: false, limit: '8kb' })
  router.get(['/auth/whatsapp', '/auth/whatsapp/check'], linkOpenedHandler)
  router.post('/auth/whatsapp/check', form, linkCheckedHandler(ctx))
  router.post('/auth/whatsapp', form, linkPressedHandler(ctx))
  return router
}
