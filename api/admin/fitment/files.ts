import { exportFitment } from '#core/fitment/export-fitment.ts'
import { importFitment, previewFitment } from '#core/fitment/import-fitment.ts'
import { fileTooLarge } from '#core/inspect/sheet-refusals.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { type Endpoint, route } from '../../route.ts'
import { csvFile } from '../../send-file.ts'

/** The fitment table as a file. */
export const fitmentFileEndpoints: readonly Endpoint[] = [
  route('GET /admin/fitment.csv', {
    summary: 'Gives the whole fitment table',
    access: adminFor('fitment'),
    rateLimit: perMinute(30),
    handle: async ({ ctx, actor }) => csvFile(await exportFitment(ctx, actor)),
  }),
  route('POST /admin/fitment/imports', {
    summary: 'Says what becomes of each row of a fitment table; with confirm=true writes them',
    access: adminFor('fitment'),
    rateLimit: perMinute(20),
    tooLarge: fileTooLarge,
    handle: async ({ ctx, actor, query, file }) =>
      (query.confirm ? importFitment : previewFitment)(ctx, actor, await file()),
  }),
]
