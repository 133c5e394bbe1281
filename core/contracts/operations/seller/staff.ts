import { InviteForm } from '../../forms/staff.ts'
import { MembersOf } from '../../members.ts'
import { Problem } from '../../problem.ts'
import {
  AnswerInvitation,
  InvitationAccepted,
  InvitationId,
  Invitations,
  InvitationView,
  MyInvitation,
  MyInvitations,
  ReadInvitation,
} from '../../seller/staff.ts'
import { nothing, type Operations } from '../operation.ts'

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
