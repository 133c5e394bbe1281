import { Refusal } from '../errors.ts'

export const invalidBusinessId = () => new Refusal('INVALID_BUSINESS_ID', 'Invalid business ID', 400)
export const invalidStatus = (value: string) => new Refusal('INVALID_STATUS', `Invalid status: ${value}`, 400)
export const blockNeedsReason = () =>
  new Refusal('INVALID', 'Please check what you entered.', 400, { reason: 'Please give a reason' })
export const noOwner = () => new Refusal('NO_OWNER', 'This business has no owner to write to.', 409)
