import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import express, { type Router } from 'express'
import type { Context } from '#core/context.ts'
import { BUTTON_PATH, buttonTarget } from '#core/shops/shop-reach.ts'
import { limited } from '../rate-limit.ts'

export const buttonCode = readFileSync(join(import.meta.dirname, 'button.js'), 'utf8')
const etag = `"${createHash('sha256').update(buttonCode).digest('base64url')}"`

const CLICKS_A_MINUTE = 60

/**
 * The button that shops put into their own websites, and where it leads. Other sites load the file, and check its hash,
 * so it is open to all of them; nothing in it depends on who asks.
 */
export function embed(ctx: Context): Router {
  const router = express.Router()
  router.get(BUTTON_PATH, (request, response) => {
    response.set({
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: etag,
    })
    if (request.fresh) response.status(304).end()
    else response.send(buttonCode)
  })
  router.get('/embed/chat/:slug', limited(ctx, 'clicks on buttons', CLICKS_A_MINUTE), async (request, response) => {
    const aim = request.query.aim === 'message' ? 'message' : 'fitting'
    const { slug = '' } = request.params
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
    response.redirect(302, await buttonTarget(ctx, String(slug), aim))
  })
  return router
}
