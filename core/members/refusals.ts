import { Refusal } from '../errors.ts'

export const memberNotFound = () => new Refusal('MEMBER_NOT_FOUND', 'There is no such member', 404)
export const ownerRequired = () => new Refusal('OWNER_REQUIRED', 'Only an owner of the shop can do this', 403)
export const lastOwner = () =>
  new Refusal('LAST_OWNER', 'A shop needs an owner. Please make somebody else an owner first.', 409)
