import { exportInvoices, exportPayments } from '#core/billing/exports.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { type Endpoint, route } from '../../route.ts'
import { csvFile } from '../../send-file.ts'

/** Lists for the bookkeeper. */
export const exportEndpoints: readonly Endpoint[] = [
  route('GET /admin/revenue/invoices.csv', {
    summary: 'Gives the invoices of at most 24 months',
    access: adminFor('revenue'),
    rateLimit: perMinute(20),
    handle: async ({ ctx, actor, query }) => csvFile(await exportInvoices(ctx, actor, query)),
  }),
  route('GET /admin/revenue/payments.csv', {
    summary: 'Gives the payments of at most 24 months',
    access: adminFor('revenue'),
    rateLimit: perMinute(20),
    handle: async ({ ctx, actor, query }) => csvFile(await exportPayments(ctx, actor, query)),
  }),
]
