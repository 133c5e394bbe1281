import type { Endpoint } from '../../route.ts'
import acceptInvitation from './accept-invitation.ts'
import declineInvitation from './decline-invitation.ts'
import invite from './invite.ts'
import listInvitations from './list-invitations.ts'
import myInvitations from './my-invitations.ts'
import readInvitation from './read-invitation.ts'
import resendInvitation from './resend-invitation.ts'
import withdrawInvitation from './withdraw-invitation.ts'

export const invitationEndpoints: readonly Endpoint[] = [
  listInvitations,
  invite,
  resendInvitation,
  withdrawInvitation,
  readInvitation,
  myInvitations,
  acceptInvitation,
  declineInvitation,
]
