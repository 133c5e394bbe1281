import { type Later, later } from '../lib/code/later.tsx'
import type { FormName, FormSubject } from '../lib/page/forms.ts'

/** A form shows itself in a Dialog; onClose takes it out of the address. */
export type FormProps = { subject: FormSubject; onClose(): void }

/** Loaded when first opened, or when somebody is about to open it. */
export const forms: Record<FormName, Later<FormProps>> = {
  alert: later(() => import('../features/alerts/components/alert-form.tsx')),
  booking: later(() => import('../features/booking-form/components/booking-form.tsx')),
  deal: later(() => import('../features/deals/components/deal-dialog.tsx')),
  fitting: later(() => import('../features/booking-form/components/fitting-form.tsx')),
  message: later(() => import('../features/message-form/components/message-form.tsx')),
  move: later(() => import('../features/my-bookings/components/move-form.tsx')),
  quote: later(() => import('../features/quote-form/components/quote-form.tsx')),
  review: later(() => import('../features/reviews/components/review-form.tsx')),
}

export const GuestPrompt = later(() => import('../features/guest-prompt/components/guest-prompt.tsx'))

/** Before these a visitor chooses how to go on. */
export const asksVisitors: ReadonlySet<FormName> = new Set(['booking', 'fitting', 'message'])

export function fetchForm(form: FormName): void {
  forms[form].fetch()
  if (asksVisitors.has(form)) GuestPrompt.fetch()
}
