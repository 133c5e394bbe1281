import { Refusal } from '../errors.ts'
import { MOST_SAVED_VIEWS } from '../rules/seller/saved-views.ts'

export const viewNotFound = () => new Refusal('VIEW_NOT_FOUND', 'There is no such view', 404)
export const viewNamed = () =>
  new Refusal('VIEW_NAMED', 'You have a view of this name already', 409, {
    name: 'You have a view of this name already',
  })
export const tooManyViews = () =>
  new Refusal('TOO_MANY_VIEWS', `You can keep ${MOST_SAVED_VIEWS} views. Please remove one first.`, 409)
