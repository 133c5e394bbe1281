import { createHash } from 'node:crypto'
import express, { type Router } from 'express'
import type { Context } from '#core/context.ts'
import { areas } from '../endpoints.ts'
import { present } from '../serve.ts'
import { cookieName } from '../session-cookie.ts'
import { openApi } from './openapi.ts'
import { docsPage } from './page.ts'
import { style } from './style.ts'

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** GET /openapi.json, and /docs for people: both are made once, from the endpoints themselves. */
export function docs(ctx: Context): Router {
  const document = openApi(areas, { publicUrl: ctx.config.publicUrl, cookie: cookieName(ctx) })
  const [json, page] = [JSON.stringify(document), docsPage(document)]
  const router = express.Router()
  router.get('/openapi.json', (request, response) => {
    present(request, response, 'an hour', { status: 200, answer: json })
  })
  router.get('/docs', (request, response) => {
    response.set('Content-Security-Policy', policy)
    present(request, response, 'an hour', { status: 200, answer: page }, 'text/html')
  })
  return router
}
