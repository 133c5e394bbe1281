import { Refusal } from '../../errors.ts'

const goneSays = 'This invitation is not open any more. Please ask the shop for another one.'
/** For who may not know whether it ever was. */
export const invitationNotFound = () => new Refusal('INVITATION_NOT_FOUND', goneSays, 404)
export const invitationGone = () => new Refusal('INVITATION_GONE', goneSays, 410)
export const invitedElsewhere = (to: string) =>
  new Refusal(
    'INVITED_ELSEWHERE',
    `This invitation is for ${to}. Please sign in with that address, or add it to your account.`,
    403,
  )
export const alreadyMember = () => new Refusal('ALREADY_MEMBER', 'This person belongs to the shop already.', 409)
export const invitationCountry = () =>
  new Refusal(
    'INVITATION_COUNTRY',
    'We send no invitations to numbers of this country. Please invite the person by email.',
    409,
  )
export const tooManyInvitations = () =>
  new Refusal('TOO_MANY_INVITATIONS', 'Very many invitations were sent today. Please go on tomorrow.', 409)
export const shopBlocked = () =>
  new Refusal('STATUS_FORBIDS', 'We have blocked your shop, so nobody can be invited now. Please contact support.', 409)
