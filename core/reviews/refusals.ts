import { Refusal } from '../errors.ts'

export const reviewNotFound = () => new Refusal('REVIEW_NOT_FOUND', 'There is no such review', 404)
