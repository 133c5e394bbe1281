import { Refusal } from '../errors.ts'

export { adminsOnly } from '../admin-policy.ts'
export const tyreNotFound = () => new Refusal('TYRE_NOT_FOUND', 'This tyre is not in the central database', 404)
export const brandNotFound = () => new Refusal('BRAND_NOT_FOUND', 'This brand is not in the central database', 404)
export const notASize = () =>
  new Refusal('NOT_A_SIZE', 'Please enter a tyre size such as 205/55R16', 400, {
    size: 'Please enter a tyre size such as 205/55R16',
  })
export const tyreExists = (tyreId: string) =>
  new Refusal('TYRE_EXISTS', 'The database has such a tyre already. Merge the two instead.', 409, { tyreId })
export const tyreInUse = (listings: number) =>
  new Refusal(
    'TYRE_IN_USE',
    `${listings === 1 ? '1 listing uses' : `${listings} listings use`} this tyre. Merge it into another one instead.`,
  )
export const brandInUse = () =>
  new Refusal('BRAND_IN_USE', 'Tyres are of this brand. Merge it into another one instead.')
export const brandExists = (name: string) =>
  new Refusal('BRAND_EXISTS', `${name} is called so already. Merge the two instead.`, 409, {
    name: `${name} is called so already`,
  })
export const itself = () => new Refusal('SAME_TYRE', 'Please choose another one to merge into.')
