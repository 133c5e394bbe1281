import type { Form } from '#bot/engine/form.ts'
import type { StepOf } from '../steps.ts'
import { dayNeed } from './day.ts'
import type { BookingDraft } from './draft.ts'
import { addressNeed, wayNeed } from './how.ts'
import { nameNeed } from './name.ts'
import { noteNeed } from './note.ts'
import { offerNeed } from './offer.ts'
import { quantityNeed } from './quantity.ts'
import { serviceNeed } from './service.ts'
import { timeNeed } from './time.ts'

/** What a booking needs, in the order in which it asks. A note is offered at the summary, not asked for. */
export const bookingForm: Form<BookingDraft, StepOf['booking']> = [
  offerNeed,
  serviceNeed,
  quantityNeed,
  wayNeed,
  dayNeed,
  timeNeed,
  addressNeed,
  nameNeed,
  noteNeed,
]
