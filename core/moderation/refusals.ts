import { Refusal } from '../errors.ts'

export const reportNotFound = () => new Refusal('REPORT_NOT_FOUND', 'There is no such report', 404)
export const blockNotFound = () => new Refusal('BLOCK_NOT_FOUND', 'There is no such block', 404)
export const decidedAlready = () => new Refusal('REPORT_DECIDED', 'Somebody has decided this report already', 409)
export const notPossible = () =>
  new Refusal(
    'DECISION_NOT_POSSIBLE',
    'This cannot be decided here: whom or what it is about is not there any more',
    409,
  )
export const tooManyReports = (waitMs: number) =>
  new Refusal('TOO_MANY_REPORTS', 'You have reported several times today. We are looking at it.', 429, {
    retryAfter: String(Math.max(1, Math.ceil(waitMs / 1000))),
  })
