import { catalogueResult, failedTyres, startCatalogueImport } from '#core/imports/catalogue/catalogue-imports.ts'
import { fileTooLarge } from '#core/inspect/sheet-refusals.ts'
import { gallerySays } from '#core/rules/files/shop-pictures.ts'
import { pictureRefused } from '#core/shops/refusals.ts'
import { mayPutImage, putImage } from '#core/tyres/tyre-image.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { type Endpoint, route } from '../../route.ts'
import { csvFile } from '../../send-file.ts'

/** Files of the central tyre database. */
export const tyreFileEndpoints: readonly Endpoint[] = [
  route('POST /admin/tyres/:id/image', {
    summary: 'Gives a tyre another picture',
    access: adminFor('tyres'),
    rateLimit: perMinute(60),
    tooLarge: () => pictureRefused(gallerySays.size),
    handle: async ({ ctx, actor, params, file }) => {
      await mayPutImage(ctx, actor, params.id)
      return putImage(ctx, actor, params.id, await file())
    },
  }),
  route('POST /admin/tyre-imports', {
    summary: 'Begins an import of a list of tyres',
    access: adminFor('tyres'),
    rateLimit: perMinute(10),
    tooLarge: fileTooLarge,
    handle: async ({ ctx, actor, query: { name }, file }) =>
      startCatalogueImport(ctx, actor, { name, bytes: await file() }),
  }),
  route('GET /admin/tyre-imports/:id/errors.csv', {
    summary: 'Gives the rows of an import of tyres that are wrong, and why',
    access: adminFor('tyres'),
    rateLimit: perMinute(30),
    handle: async ({ ctx, actor, params }) => csvFile(await failedTyres(ctx, actor, params.id)),
  }),
  route('GET /admin/tyre-imports/:id/result.csv', {
    summary: 'Gives what became of each row of an import of tyres',
    access: adminFor('tyres'),
    rateLimit: perMinute(30),
    handle: async ({ ctx, actor, params }) => csvFile(await catalogueResult(ctx, actor, params.id)),
  }),
]
