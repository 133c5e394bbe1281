import { z } from 'zod'
import { InviteForm } from '../forms/staff.ts'
import { MembersOf } from '../members.ts'
import { nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { ShopRole } from '../shops.ts'
import { NewShop } from './joining.ts'

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

export const InvitationId = z.strictObject({ id: z.uuid() })
const Token = z.string().max(100)
/** In the body, since addresses are logged on their way. */
export const ReadInvitation = z.strictObject({ token: Token })
/** `token`: of the mail's link, which proves the mailbox. */
export const AnswerInvitation = z.strictObject({ token: Token.optional() }).prefault({})
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
