import express, { type ErrorRequestHandler, type Router } from 'express'
import type { Context } from '#core/context.ts'
import { Refusal } from '#core/errors.ts'
import { ownOrigin } from '../own-origin.ts'
import { checkCodeHandler, sendCodeHandler } from './code.ts'
import { linkPageHandler, linkPressedHandler } from './link.ts'
import { finishProofHandler, pollProofHandler, startProofHandler } from './number-proof.ts'
import { sessionHandler, signOutHandler } from './session.ts'

/** Signing in and out: /api/auth for the website, /auth/whatsapp for links from the chat. */
export function authRoutes(ctx: Context): Router {
  const api = express.Router()
  api.use((_, response, next) => {
    response.set('Cache-Control', 'no-store')
    next()
  })
  api.use(ownOrigin(ctx), express.json({ limit: '8kb' }))
  api.post('/code', sendCodeHandler(ctx))
  api.post('/code/check', checkCodeHandler(ctx))
  api.post('/number-proof', startProofHandler(ctx))
  api.get('/number-proof/:token', pollProofHandler(ctx))
  api.post('/number-proof/:token', finishProofHandler(ctx))
  api.get('/session', sessionHandler(ctx))
  api.post('/sign-out', signOutHandler(ctx))

  const router = express.Router()
  router.get('/auth/whatsapp', linkPageHandler(ctx))
  router.post('/auth/whatsapp', express.urlencoded({ extended: false, limit: '8kb' }), linkPressedHandler(ctx))
  router.use('/api/auth', api)
  router.use(retryAfter)
  return router
}

/** Says in the header, too, when it is worth another try. */
const retryAfter: ErrorRequestHandler = (error, _request, response, next) => {
  if (error instanceof Refusal && error.fields?.retryAfter) response.set('Retry-After', error.fields.retryAfter)
  next(error)
}
