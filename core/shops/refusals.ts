import { Refusal } from '../errors.ts'

export const notYourShop = () => new Refusal('SHOP_NOT_FOUND', 'This shop is not listed any more', 404)
export const ownerRequired = () => new Refusal('OWNER_REQUIRED', 'Only an owner of the shop can do this', 403)
export const hoursBackwards = () => new Refusal('HOURS_BACKWARDS', 'A shop opens before it closes')
export const dayInPast = () => new Refusal('SLOT_IN_PAST', 'This time has passed')
