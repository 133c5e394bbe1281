import { bookingAccepted } from './accepted.ts'
import { bookingCancelled } from './cancelled.ts'
import { bookingChanged } from './changed.ts'
import { bookingCompleted } from './completed.ts'
import { bookingConfirmed } from './confirmed.ts'
import { bookingDeclined } from './declined.ts'
import { bookingCorrected } from './done/corrected.ts'
import { bookingDoneCorrected } from './done/done-corrected.ts'
import { bookingMissed } from './done/missed.ts'
import { bookingPayerAgreed } from './done/payer-agreed.ts'
import { bookingReady } from './done/ready.ts'
import { bookingStillOpen } from './done/still-open.ts'
import { bookingExpired } from './expired.ts'
import { bookingMoveAsked } from './move-asked.ts'
import { bookingMoveProposed } from './move-proposed.ts'
import { bookingMoved } from './moved.ts'
import { bookingOffered, bookingOfferedThree, bookingOfferedTwo } from './offered.ts'
import { bookingOffersEnded } from './offers-ended.ts'
import { bookingProposalDeclined } from './proposal-declined.ts'
import { bookingProposalExpired } from './proposal-expired.ts'
import { bookingReminder } from './reminder.ts'
import { bookingRequest } from './request.ts'
import { bookingRequested } from './requested.ts'
import { bookingSilent } from './silent.ts'
import { bookingStarted } from './started.ts'
import { bookingTakenBack } from './taken-back.ts'
import { bookingTimeProposed } from './time-proposed.ts'
import { bookingTimeStands } from './time-stands.ts'
import { bookingUnanswered } from './unanswered.ts'
import { bookingWithdrawn } from './withdrawn.ts'

/** What is told about a booking. */
export const bookingKinds = {
  booking_request: bookingRequest,
  booking_requested: bookingRequested,
  booking_confirmed: bookingConfirmed,
  booking_accepted: bookingAccepted,
  booking_declined: bookingDeclined,
  booking_time_proposed: bookingTimeProposed,
  booking_taken_back: bookingTakenBack,
  booking_proposal_declined: bookingProposalDeclined,
  booking_cancelled: bookingCancelled,
  booking_withdrawn: bookingWithdrawn,
  booking_expired: bookingExpired,
  booking_proposal_expired: bookingProposalExpired,
  booking_move_asked: bookingMoveAsked,
  booking_move_proposed: bookingMoveProposed,
  booking_moved: bookingMoved,
  booking_changed: bookingChanged,
  booking_offered: bookingOffered,
  booking_offered_two: bookingOfferedTwo,
  booking_offered_three: bookingOfferedThree,
  booking_offers_ended: bookingOffersEnded,
  booking_time_stands: bookingTimeStands,
  booking_reminder: bookingReminder,
  booking_unanswered: bookingUnanswered,
  booking_silent: bookingSilent,
  booking_corrected: bookingCorrected,
  booking_payer_agreed: bookingPayerAgreed,
  booking_started: bookingStarted,
  booking_ready: bookingReady,
  booking_still_open: bookingStillOpen,
  booking_completed: bookingCompleted,
  booking_done_corrected: bookingDoneCorrected,
  booking_missed: bookingMissed,
}
