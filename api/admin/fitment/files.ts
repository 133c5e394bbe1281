import express, { type Request, type Router } from 'express'
import type { Actor } from '#core/actor.ts'
import { whoIs } from '#core/auth/sessions.ts'
import type { Context } from '#core/context.ts'
import { exportFitment } from '#core/fitment/export-fitment.ts'
import { importFitment, previewFitment } from '#core/fitment/import-fitment.ts'
import { fileTooLarge } from '#core/inspect/sheet-refusals.ts'
import { importLimits } from '#core/rules/imports/limits.ts'
import { actorOf, adminFor } from '../../access.ts'
import { clientOf } from '../../client.ts'
import { perMinute } from '../../rate-limit.ts'
import { bytesReader, counted } from '../../raw-body.ts'
import { sessionToken } from '../../session-cookie.ts'

const mayHere = adminFor('fitment')
const read = bytesReader(importLimits.bytes, fileTooLarge)

async function asking(ctx: Context, request: Request): Promise<{ actor: Actor; here: Context }> {
  const visitor = mayHere.admit(await whoIs(ctx, sessionToken(ctx, request)))
  const { address, userAgent } = clientOf(request)
  return { actor: actorOf(visitor), here: { ...ctx, asker: { address, userAgent } } }
}

/**
 * The fitment table as a file: GET gives it; POST takes one, its bytes as the body, says what becomes of each row, and
 * with ?confirm=true writes them. The right is asked before the first byte is read.
 */
export function fitmentFiles(ctx: Context): Router {
  const router = express.Router()
  const [list, imports] = ['/admin/fitment.csv', '/admin/fitment/imports']
  router.get(list, counted(ctx, { method: 'get', path: list, rateLimit: perMinute(30) }), async (request, response) => {
    const { actor, here } = await asking(ctx, request)
    const { name, text } = await exportFitment(here, actor)
    response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', 'X-Robots-Tag': 'noindex' })
    response.attachment(name).type('text/csv; charset=utf-8').send(text)
  })
  const counting = counted(ctx, { method: 'post', path: imports, rateLimit: perMinute(20) })
  router.post(imports, counting, async (request, response) => {
    const { actor, here } = await asking(ctx, request)
    const bytes = await read(request, response)
    const act = request.query.confirm === 'true' ? importFitment : previewFitment
    response
      .status(201)
      .set('Cache-Control', 'no-store')
      .json(await act(here, actor, bytes))
  })
  return router
}
