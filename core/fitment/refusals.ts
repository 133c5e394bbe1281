import { Refusal } from '#core/errors.ts'

export const fitmentNotFound = () => new Refusal('FITMENT_NOT_FOUND', 'This row is not there any more', 404)
export const fitmentExists = () =>
  new Refusal('FITMENT_EXISTS', 'The table has this vehicle from this year on already', 409, {
    yearFrom: 'The table has this vehicle from this year on already',
  })
export const vehicleNotFound = () =>
  new Refusal('VEHICLE_NOT_FOUND', 'The fitment table does not have this vehicle', 404, {
    make: 'The fitment table does not have this vehicle',
  })
export const unknownNotFound = () => new Refusal('UNKNOWN_NOT_FOUND', 'This entry is not there any more', 404)
export const nameTaken = (words: string, meaning: string) =>
  new Refusal('NAME_TAKEN', `'${words}' means ${meaning} already`, 409)
export const nameNotFound = () => new Refusal('NAME_NOT_FOUND', 'This name is not there any more', 404)
