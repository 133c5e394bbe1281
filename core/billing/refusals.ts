import { Refusal } from '../errors.ts'

export const invoiceNotFound = () => new Refusal('INVOICE_NOT_FOUND', 'There is no such invoice', 404)
export const paymentNotFound = () => new Refusal('PAYMENT_NOT_FOUND', 'There is no such payment', 404)
export const invoiceCredited = () =>
  new Refusal('INVOICE_CREDITED', 'This invoice was credited. Nothing is to be paid on it.', 409)
export const invoicePaid = () => new Refusal('INVOICE_PAID', 'This invoice is paid.', 409)
export const invoiceHasPayments = () =>
  new Refusal('INVOICE_HAS_PAYMENTS', 'Please reverse its payments first, so that none is lost.', 409)
export const paymentReversed = () => new Refusal('PAYMENT_REVERSED', 'This payment was reversed already.', 409)
export const paymentTooLarge = () =>
  new Refusal('PAYMENT_TOO_LARGE', 'That is far more than the invoice asks for. Please check the amount.', 409)
export const paidInFuture = () =>
  new Refusal('INVALID', 'Please check what you entered.', 400, { paidOn: 'The day cannot lie in the future' })
export const bankLinesChanged = () =>
  new Refusal('BANK_LINES_CHANGED', 'Something changed since the preview. Please look at it again.', 409)
export const ownersSettings = () =>
  new Refusal('NOT_ALLOWED', 'Only a platform owner can change who sends the invoices', 403)
export const notifyNobody = () =>
  new Refusal('NOBODY_TO_TELL', 'No owner of this shop can be reached by e-mail or in the dashboard.', 409)
