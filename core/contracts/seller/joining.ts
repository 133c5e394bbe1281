import { z } from 'zod'
import { MAX_FILE_BYTES } from '#core/rules/files/files.ts'
import { DOCUMENT_TYPES, documentKinds, LOGO_BYTES, LOGO_TYPES } from '#core/rules/shops/uploads.ts'
import { AccountView } from '../auth.ts'
import { ApplyForShop, SellerSignUp } from '../forms/joining.ts'
import { InviteForm } from '../forms/staff.ts'
import { MembersOf } from '../members.ts'
import { FileName, file, nothing, type Operations } from '../operations/operation.ts'
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

/** An invitation that was not answered yet, as the owners see it. */
export const InvitationView = z.strictObject({
  id: z.uuid(),
  /** The mailbox or the number. */
  to: z.string(),
  by: z.enum(['email', 'whatsapp']),
  role: ShopRole,
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  expired: z.boolean(),
})

export type InvitationView = z.infer<typeof InvitationView>

export const Invitations = z.strictObject({ invitations: z.array(InvitationView) })

export type Invitations = z.infer<typeof Invitations>

/** The same as the invited person sees it. */
export const MyInvitation = z.strictObject({
  id: z.uuid(),
  shop: NewShop,
  role: ShopRole,
  /** Who invites; null if they are gone. */
  from: z.string().nullable(),
  to: z.string(),
  expiresAt: z.iso.datetime(),
})

export type MyInvitation = z.infer<typeof MyInvitation>

export const MyInvitations = z.strictObject({ invitations: z.array(MyInvitation) })

export type MyInvitations = z.infer<typeof MyInvitations>

const InvitationId = z.strictObject({ id: z.uuid() })

const Token = z.string().max(100)

/** In the body, since addresses are logged on their way. */
const ReadInvitation = z.strictObject({ token: Token })

/** `token`: of the mail's link, which proves the mailbox. */
const AnswerInvitation = z.strictObject({ token: Token.optional() }).prefault({})

export const InvitationAccepted = z.strictObject({ shop: NewShop, role: ShopRole })

export type InvitationAccepted = z.infer<typeof InvitationAccepted>

export const staffOperations = {
  'GET /shops/:shopId/invitations': {
    params: MembersOf,
    responses: { 200: Invitations, 403: Problem, 404: Problem },
  },
  'POST /shops/:shopId/invitations': {
    params: MembersOf,
    body: InviteForm,
    responses: { 201: InvitationView, 403: Problem, 404: Problem, 409: Problem },
  },
  'POST /invitations/:id/resend': {
    params: InvitationId,
    responses: { 200: InvitationView, 403: Problem, 404: Problem, 409: Problem },
  },
  'DELETE /invitations/:id': { params: InvitationId, responses: { 204: nothing, 403: Problem, 404: Problem } },
  'POST /invitations/read': { body: ReadInvitation, responses: { 200: MyInvitation, 410: Problem } },
  'GET /my-invitations': { responses: { 200: MyInvitations } },
  'POST /my-invitations/:id/accept': {
    params: InvitationId,
    body: AnswerInvitation,
    responses: { 200: InvitationAccepted, 403: Problem, 404: Problem },
  },
  'POST /my-invitations/:id/decline': {
    params: InvitationId,
    body: AnswerInvitation,
    responses: { 204: nothing, 403: Problem, 404: Problem },
  },
} satisfies Operations
