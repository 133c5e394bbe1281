import { Refusal } from '../errors.ts'

export const memberNotFound = () => new Refusal('MEMBER_NOT_FOUND', 'There is no such member', 404)
export const ownerRequired = () => new Refusal('OWNER_REQUIRED', 'Only an owner of the shop can do this', 403)
export const lastOwner = () =>
  new Refusal('LAST_OWNER', 'A shop needs an owner. Please make somebody else an owner first.', 409)
export const memberExists = () => new Refusal('MEMBER_EXISTS', 'This person belongs to the shop already', 409)
export const tooManyMembers = (most: number) =>
  new Refusal('TOO_MANY_MEMBERS', `A shop has ${most} members at most`, 409)
export const personUnknown = () =>
  new Refusal('PERSON_UNKNOWN', 'Nobody has confirmed this number or address with us yet', 409)
