import { Refusal } from '../errors.ts'

export const placeNotFound = () => new Refusal('PLACE_NOT_FOUND', 'We do not know this place', 404)
export const placeNameNotFound = () => new Refusal('PLACE_NAME_NOT_FOUND', 'The place does not have this name', 404)
export const placeExists = (name: string) =>
  new Refusal('PLACE_EXISTS', `This name stands for ${name} already`, 409, {
    name: `This name stands for ${name} already`,
  })
/** What the words mean already, of places, vehicles and brands. */
export const nameTaken = (words: string, meaning: string) =>
  new Refusal('PLACE_NAME_TAKEN', `'${words}' means ${meaning} already`, 409, {
    words: `'${words}' means ${meaning} already`,
  })
export const unknownPlaceNotFound = () => new Refusal('UNKNOWN_NOT_FOUND', 'This entry is not there any more', 404)
