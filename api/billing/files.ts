import express, { type Request, type RequestHandler, type Router } from 'express'
import type { Actor } from '#core/actor.ts'
import { whoIs } from '#core/auth/sessions.ts'
import { exportInvoices, exportPayments } from '#core/billing/exports.ts'
import { creditNotePaper, invoicePaper } from '#core/billing/papers.ts'
import { invoiceNotFound } from '#core/billing/refusals.ts'
import type { Context } from '#core/context.ts'
import { ExportQuery } from '#core/contracts/admin/revenue.ts'
import { Refusal } from '#core/errors.ts'
import { actorOf, adminFor } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { counted, isUuid } from '../raw-body.ts'
import { sessionToken } from '../session-cookie.ts'

/** A file to save, as the use-cases make it. */
type Paper = { name: string; bytes: Buffer }

/** The papers of an invoice for admins and for the shop's owners, and lists for the bookkeeper. They are no JSON. */
export function billingFiles(ctx: Context): Router {
  const router = express.Router()
  const papers: [string, (actor: Actor, id: string) => Promise<Paper>][] = [
    ['/invoices/:id/invoice.pdf', (actor, id) => invoicePaper(ctx, actor, id)],
    ['/invoices/:id/credit-note.pdf', (actor, id) => creditNotePaper(ctx, actor, id)],
  ]
  for (const [path, make] of papers)
    router.get(path, counted(ctx, { method: 'get', path, rateLimit: perMinute(60) }), givePaper(ctx, make))
  const lists = {
    '/admin/revenue/invoices.csv': exportInvoices,
    '/admin/revenue/payments.csv': exportPayments,
  }
  for (const [path, make] of Object.entries(lists))
    router.get(path, counted(ctx, { method: 'get', path, rateLimit: perMinute(20) }), async (request, response) => {
      const actor = actorOf(adminFor('revenue').admit(await visitorOf(ctx, request)))
      const { name, text } = await make(ctx, actor, spanOf(request))
      response.set(quiet).attachment(name).type('text/csv; charset=utf-8').send(text)
    })
  return router
}

const quiet = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', 'X-Robots-Tag': 'noindex' }

const visitorOf = (ctx: Context, request: Request) => whoIs(ctx, sessionToken(ctx, request))

const givePaper =
  (ctx: Context, make: (actor: Actor, id: string) => Promise<Paper>): RequestHandler =>
  async (request, response) => {
    const visitor = await visitorOf(ctx, request)
    if (!visitor) throw new Refusal('SIGN_IN_REQUIRED', 'Please sign in first.', 401)
    const id = String(request.params.id)
    if (!isUuid(id)) throw invoiceNotFound()
    const { name, bytes } = await make(actorOf(visitor), id)
    response
      .set({ ...quiet, 'Content-Disposition': `inline; filename="${name}"` })
      .type('application/pdf')
      .send(bytes)
  }

function spanOf(request: Request): { from: string; to: string } {
  const span = ExportQuery.safeParse(request.query)
  if (span.success) return span.data
  throw new Refusal('INVALID', 'Please choose at most 24 months.', 400)
}
