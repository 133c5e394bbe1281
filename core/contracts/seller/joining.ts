import { z } from 'zod'
import { MAX_FILE_BYTES } from '#core/rules/files/files.ts'
import { DOCUMENT_TYPES, documentKinds, LOGO_BYTES, LOGO_TYPES } from '#core/rules/shops/uploads.ts'
import { AccountView } from '../auth.ts'
import { ApplyForShop, SellerSignUp } from '../forms/joining.ts'
import { FileName, file, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { BusinessStatus, ShopRole } from '../shops.ts'

export const DocumentKind = z.enum(documentKinds)
export type DocumentKind = z.infer<typeof DocumentKind>

export const NewShop = z.strictObject({ id: z.uuid(), slug: z.string(), name: z.string() })
export type NewShop = z.infer<typeof NewShop>
export const ShopApplied = z.strictObject({ shop: NewShop })
/** The answer to a registration, beside the cookie. */
export const SellerSignedUp = z.strictObject({ account: AccountView, created: z.literal(true), shop: NewShop })

export const ApplicationOf = z.strictObject({ shopId: z.uuid() })
export const DocumentOf = z.strictObject({ shopId: z.uuid(), kind: DocumentKind })
/** `v` changes with the document. `save`: as a file to save, whatever it is. */
export const DocumentQuery = z.strictObject({ v: z.string().max(20).optional(), save: z.enum(['', '1']).optional() })
export const ApplicationLogo = z.strictObject({ logoUrl: z.string() })

/** `path` serves its content, to the shop's owners and to admins. */
export const DocumentView = z.strictObject({
  kind: DocumentKind,
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  uploadedAt: z.iso.datetime(),
  path: z.string(),
})
export type DocumentView = z.infer<typeof DocumentView>

/** What approval waits for. Only the proof of a contact is required; an admin looks at the rest. */
export const Readiness = z.strictObject({
  emailProven: z.boolean(),
  numberProven: z.boolean(),
  hasLogo: z.boolean(),
  hasHours: z.boolean(),
  hasServices: z.boolean(),
})
export type Readiness = z.infer<typeof Readiness>

/** How a shop's application stands, for its members. */
export const ApplicationView = z.strictObject({
  shop: NewShop,
  role: ShopRole,
  status: BusinessStatus,
  verified: z.boolean(),
  rejectionReason: z.string().nullable(),
  /** What an admin still wants to see. */
  moreAsked: z.string().nullable(),
  submittedAt: z.iso.datetime(),
  logoUrl: z.string().nullable(),
  ready: Readiness,
  /** For owners; empty for staff. */
  documents: z.array(DocumentView),
})
export type ApplicationView = z.infer<typeof ApplicationView>

export const onboardingOperations = {
  'POST /auth/seller-sign-up': { body: SellerSignUp, responses: { 201: SellerSignedUp, 400: Problem, 503: Problem } },
  'POST /my-shops': { body: ApplyForShop, responses: { 201: ShopApplied, 400: Problem, 409: Problem } },
  'GET /shops/:shopId/application': { params: ApplicationOf, responses: { 200: ApplicationView, 404: Problem } },
  'POST /shops/:shopId/application/resubmit': {
    params: ApplicationOf,
    responses: { 200: ApplicationView, 403: Problem, 404: Problem, 409: Problem },
  },
  'POST /shops/:shopId/application/logo': {
    params: ApplicationOf,
    takes: { types: LOGO_TYPES, maxBytes: LOGO_BYTES },
    responses: { 201: ApplicationLogo, 403: Problem, 404: Problem, 409: Problem },
  },
  'POST /shops/:shopId/documents/:kind': {
    params: DocumentOf,
    query: FileName,
    takes: { types: DOCUMENT_TYPES, maxBytes: MAX_FILE_BYTES },
    responses: { 201: DocumentView, 403: Problem, 404: Problem, 409: Problem },
  },
  'GET /shops/:shopId/documents/:kind': {
    params: DocumentOf,
    query: DocumentQuery,
    gives: ['application/pdf', 'image/jpeg'],
    responses: { 200: file, 404: Problem },
  },
} satisfies Operations
