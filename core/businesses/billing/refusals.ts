import { Refusal } from '../../errors.ts'
import { formatRandExact } from '../../rules/format.ts'
import { localDate, localTime } from '../../rules/time/time.ts'

export const invoiceNotFound = () => new Refusal('INVOICE_NOT_FOUND', 'There is no such invoice', 404)
export const paymentNotFound = () => new Refusal('PAYMENT_NOT_FOUND', 'There is no such payment', 404)
export const invoiceCredited = () =>
  new Refusal('INVOICE_CREDITED', 'This invoice was credited. Nothing is to be paid on it.', 409)
export const invoicePaid = (last: LastPayment | undefined) =>
  new Refusal('INVOICE_PAID', withLast('This invoice is paid.', last), 409)
export const invoiceHasPayments = (last: LastPayment | undefined) =>
  new Refusal('INVOICE_HAS_PAYMENTS', withLast('Please reverse its payments first, so that none is lost.', last), 409)
export const paymentReversed = () => new Refusal('PAYMENT_REVERSED', 'This payment was reversed already.', 409)
export const paymentTooLarge = () =>
  new Refusal('PAYMENT_TOO_LARGE', 'That is far more than the invoice asks for. Please check the amount.', 409)
export function paymentAboveOwed(owedCents: number, last: LastPayment | undefined) {
  const says =
    owedCents === 0
      ? 'Nothing is owed on this invoice any more.'
      : `That is more than the ${formatRandExact(owedCents)} that are still owed.`
  return new Refusal('PAYMENT_ABOVE_OWED', withLast(says, last), 409)
}

type LastPayment = { amount_cents: number; recorded_by_name: string | null; created_at: Date }

/** Names the payment of before: another admin may have recorded it meanwhile. */
function withLast(says: string, last: LastPayment | undefined): string {
  if (!last) return says
  const { amount_cents, recorded_by_name: by, created_at: at } = last
  return `${says} The last payment, ${formatRandExact(amount_cents)}, was recorded by ${by ?? 'somebody'} on ${localDate(at)} at ${localTime(at)}.`
}

export const paidInFuture = () =>
  new Refusal('INVALID', 'Please check what you entered.', 400, { paidOn: 'The day cannot lie in the future' })
export const bankLinesChanged = () =>
  new Refusal('BANK_LINES_CHANGED', 'Something changed since the preview. Please look at it again.', 409)
export const ownersSettings = () =>
  new Refusal('NOT_ALLOWED', 'Only a platform owner can change who sends the invoices', 403)
export const notifyNobody = () =>
  new Refusal('NOBODY_TO_TELL', 'No owner of this shop can be reached by e-mail or in the dashboard.', 409)
