import { createHash } from 'node:crypto'
import express, { type Router } from 'express'
import type { Context } from '#core/context.ts'
import { cookieName } from '../browser.ts'
import { areas } from '../endpoints.ts'
import { present } from '../serve.ts'
import { openApi } from './openapi.ts'
import { docsPage, style } from './page.ts'

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** GET /openapi.json, and /docs for people: both are made from the endpoints themselves, once, when first asked for. */
export function docs(ctx: Context): Router {
  let made: { json: string; page: string } | undefined
  const make = () => {
    const document = openApi(areas, { publicUrl: ctx.config.publicUrl, cookie: cookieName(ctx) })
    return { json: JSON.stringify(document), page: docsPage(document) }
  }
  const router = express.Router()
  router.get('/openapi.json', (request, response) => {
    made ??= make()
    present(request, response, 'an hour', { status: 200, answer: made.json })
  })
  router.get('/docs', (request, response) => {
    response.set('Content-Security-Policy', policy)
    made ??= make()
    present(request, response, 'an hour', { status: 200, answer: made.page }, 'text/html')
  })
  return router
}
