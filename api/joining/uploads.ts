import type { Actor } from '#core/actor.ts'
import { addDocument, readDocument } from '#core/joining/documents.ts'
import { canManageApplication, canSeeApplication } from '#core/joining/joining-policy.ts'
import { applicationNotFound, documentTooLarge, logoTooLarge } from '#core/joining/refusals.ts'
import { setApplicationLogo } from '#core/joining/set-logo.ts'
import { ownerRequired } from '#core/members/refusals.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { type Endpoint, route } from '../route.ts'
import { sentFile } from '../send-file.ts'

/** Before the first byte is read. */
function mayUpload(actor: Actor, shopId: string): void {
  if (!canSeeApplication(actor, shopId)) throw applicationNotFound()
  if (!canManageApplication(actor, shopId)) throw ownerRequired()
}

/** The logo and the documents of an application. */
export const applicationFileEndpoints: readonly Endpoint[] = [
  route('POST /shops/:shopId/application/logo', {
    summary: 'Gives an application its logo, which is made square',
    access: signedIn,
    rateLimit: perMinute(20),
    tooLarge: logoTooLarge,
    handle: async ({ ctx, actor, params: { shopId }, file }) => {
      mayUpload(actor, shopId)
      return setApplicationLogo(ctx, actor, shopId, await file())
    },
  }),
  route('POST /shops/:shopId/documents/:kind', {
    summary: 'Keeps a document of the application, in place of the one of its kind',
    access: signedIn,
    rateLimit: perMinute(20),
    tooLarge: documentTooLarge,
    handle: async ({ ctx, actor, params, query: { name }, file }) => {
      mayUpload(actor, params.shopId)
      return addDocument(ctx, actor, params, { name, bytes: await file() })
    },
  }),
  route('GET /shops/:shopId/documents/:kind', {
    summary: 'Gives a document of the application to the owners and to admins',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params: { shopId, kind }, query }) =>
      sentFile(await readDocument(ctx, actor, shopId, kind), query),
  }),
]
