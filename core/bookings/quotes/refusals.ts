import { Refusal } from '../../errors.ts'

export const roundNotFound = () => new Refusal('QUOTE_NOT_FOUND', 'There is no such request for prices', 404)
/** The round has ended, or this answer stands no more. */
export const quoteOver = () => new Refusal('QUOTE_OVER', 'This is over: the price can no longer be given or taken')
