import { creditNotePaper, invoicePaper } from '#core/billing/papers.ts'
import type { FileAnswer } from '#core/contracts/operations/operation.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { type Endpoint, route } from '../route.ts'

const shown = (paper: { name: string; bytes: Uint8Array }): FileAnswer => ({
  ...paper,
  type: 'application/pdf',
  saves: false,
  from: 'us',
})

/** The documents of an invoice, for admins and for the owners of the shop. */
export const paperEndpoints: readonly Endpoint[] = [
  route('GET /invoices/:id/invoice.pdf', {
    summary: 'Gives an invoice as a PDF',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params }) => shown(await invoicePaper(ctx, actor, params.id)),
  }),
  route('GET /invoices/:id/credit-note.pdf', {
    summary: 'Gives the credit note of an invoice as a PDF',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params }) => shown(await creditNotePaper(ctx, actor, params.id)),
  }),
]
