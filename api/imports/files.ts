import express, { type Request, type RequestHandler, type Router } from 'express'
import type { Actor } from '#core/actor.ts'
import { whoIs } from '#core/auth/sessions.ts'
import { shopNotFound } from '#core/bookings/refusals.ts'
import type { Context } from '#core/context.ts'
import { Refusal } from '#core/errors.ts'
import { startImport } from '#core/imports/imports.ts'
import { type CsvFile, exportStock, failedRows, importResult } from '#core/imports/lists.ts'
import { importNotFound } from '#core/imports/refusals.ts'
import { fileTooLarge } from '#core/inspect/sheet-refusals.ts'
import { stockKeeperOf } from '#core/inventory/stock-access.ts'
import { importLimits } from '#core/rules/imports/limits.ts'
import { actorOf } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { bytesReader, counted, isUuid } from '../raw-body.ts'
import { sessionToken } from '../session-cookie.ts'

/** Stock as a file: POST takes one (its bytes as the body, its name in ?name=), GET gives lists to save. */
export function stockFiles(ctx: Context): Router {
  const router = express.Router()
  const path = '/shops/:shopId/imports'
  router.post(path, counted(ctx, { method: 'post', path, rateLimit: perMinute(10) }), takeFile(ctx))
  const lists: [string, (actor: Actor, id: string) => Promise<CsvFile>, () => Refusal][] = [
    ['/shops/:id/stock.csv', (actor, id) => exportStock(ctx, actor, id), shopNotFound],
    ['/imports/:id/errors.csv', (actor, id) => failedRows(ctx, actor, id), importNotFound],
    ['/imports/:id/result.csv', (actor, id) => importResult(ctx, actor, id), importNotFound],
  ]
  for (const [path, make, missing] of lists)
    router.get(path, counted(ctx, { method: 'get', path, rateLimit: perMinute(30) }), giveList(ctx, make, missing))
  return router
}

async function askerOf(ctx: Context, request: Request): Promise<Actor> {
  const visitor = await whoIs(ctx, sessionToken(ctx, request))
  if (!visitor) throw new Refusal('SIGN_IN_REQUIRED', 'Please sign in first.', 401)
  return actorOf(visitor)
}

const bodyOf = bytesReader(importLimits.bytes, fileTooLarge)

/** The right is asked before the first byte of the body is read. */
const takeFile =
  (ctx: Context): RequestHandler =>
  async (request, response) => {
    const actor = await askerOf(ctx, request)
    const shopId = String(request.params.shopId)
    if (!isUuid(shopId)) throw shopNotFound()
    await stockKeeperOf(ctx, actor, shopId)
    const bytes = await bodyOf(request, response)
    const name = String(request.query.name ?? '').slice(0, 300)
    const started = await startImport(ctx, actor, shopId, { name, bytes })
    response.status(201).set('Cache-Control', 'no-store').json(started)
  }

const giveList =
  (ctx: Context, make: (actor: Actor, id: string) => Promise<CsvFile>, missing: () => Refusal): RequestHandler =>
  async (request, response) => {
    const actor = await askerOf(ctx, request)
    const id = String(request.params.id)
    if (!isUuid(id)) throw missing()
    const { name, text } = await make(actor, id)
    response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', 'X-Robots-Tag': 'noindex' })
    response.attachment(name).type('text/csv; charset=utf-8').send(text)
  }
