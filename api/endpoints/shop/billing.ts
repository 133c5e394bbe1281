import {
  changeShopBilling,
  creditNoteDocument,
  invoiceDocument,
  readShopBilling,
} from '#core/businesses/billing/shop-billing.ts'
import type { FileAnswer } from '#core/contracts/operations/operation.ts'
import { signedIn } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

const shown = (paper: { name: string; bytes: Uint8Array }): FileAnswer => ({
  ...paper,
  type: 'application/pdf',
  saves: false,
  from: 'us',
})

export const billing = routes({
  'GET /shops/:shopId/billing': {
    summary: 'Shows the owners what their shop pays, with its invoices',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, query }) => readShopBilling(ctx, actor, params.shopId, query.after),
  },
  'PATCH /shops/:shopId/billing': {
    summary: 'Sets the name and the VAT number on the invoices that a shop gets from now on',
    access: signedIn,
    rateLimit: perMinute(20),
    handle: async ({ ctx, actor, params, body }) => void (await changeShopBilling(ctx, actor, params.shopId, body)),
  },
  'GET /invoices/:id/invoice.pdf': {
    summary: 'Gives an invoice as a PDF',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params }) => shown(await invoiceDocument(ctx, actor, params.id)),
  },
  'GET /invoices/:id/credit-note.pdf': {
    summary: 'Gives the credit note of an invoice as a PDF',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params }) => shown(await creditNoteDocument(ctx, actor, params.id)),
  },
})
