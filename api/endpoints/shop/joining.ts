import type { Actor } from '#core/actor.ts'
import { readApplication, resubmit } from '#core/businesses/joining/application.ts'
import {
  addDocument,
  applyForShop,
  readDocument,
  setApplicationLogo,
  signUpSeller,
} from '#core/businesses/joining/apply-for-shop.ts'
import { canManageApplication, canSeeApplication } from '#core/businesses/joining/joining-policy.ts'
import { applicationNotFound, documentTooLarge, logoTooLarge } from '#core/businesses/joining/standing.ts'
import { ownerRequired } from '#core/businesses/members/members.ts'
import { anyone, signedIn } from '../../access.ts'
import { signIn } from '../../browser.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'
import { sentFile } from '../../send-file.ts'

/** Before the first byte is read. */
function mayUpload(actor: Actor, shopId: string): void {
  if (!canSeeApplication(actor, shopId)) throw applicationNotFound()
  if (!canManageApplication(actor, shopId)) throw ownerRequired()
}

export const joining = routes({
  'POST /auth/seller-sign-up': {
    summary: 'Creates a business account with its first shop, which waits for approval, and signs in',
    access: anyone,
    session: 'given',
    rateLimit: perMinute(10),
    handle: async ({ ctx, body, client, browser }) => {
      const { shop, ...entry } = await signUpSeller(ctx, body, client)
      await signIn(ctx, browser, entry)
      return { account: entry.session.account, created: true as const, shop }
    },
  },
  'POST /my-shops': {
    summary: 'Puts a shop forward for approval; the person becomes its owner',
    access: signedIn,
    rateLimit: perMinute(10),
    idempotent: true,
    handle: ({ ctx, actor, body }) => applyForShop(ctx, actor, body),
  },
  'GET /shops/:shopId/application': {
    summary: 'Shows the members of a shop how its application stands and what is missing',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => readApplication(ctx, actor, params.shopId),
  },
  'POST /shops/:shopId/application/resubmit': {
    summary: 'An owner asks for approval again, after correcting what was wrong',
    access: signedIn,
    rateLimit: perMinute(5),
    handle: ({ ctx, actor, params }) => resubmit(ctx, actor, params.shopId),
  },
  'POST /shops/:shopId/application/logo': {
    summary: 'Gives an application its logo, which is made square',
    access: signedIn,
    rateLimit: perMinute(20),
    tooLarge: logoTooLarge,
    handle: async ({ ctx, actor, params: { shopId }, file }) => {
      mayUpload(actor, shopId)
      return setApplicationLogo(ctx, actor, shopId, await file())
    },
  },
  'POST /shops/:shopId/documents/:kind': {
    summary: 'Keeps a document of the application, in place of the one of its kind',
    access: signedIn,
    rateLimit: perMinute(20),
    tooLarge: documentTooLarge,
    handle: async ({ ctx, actor, params, query: { name }, file }) => {
      mayUpload(actor, params.shopId)
      return addDocument(ctx, actor, params, { name, bytes: await file() })
    },
  },
  'GET /shops/:shopId/documents/:kind': {
    summary: 'Gives a document of the application to the owners and to admins',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params: { shopId, kind }, query }) =>
      sentFile(await readDocument(ctx, actor, shopId, kind), query),
  },
})
