import { applicationAnswered } from './application-answered.ts'
import { applicationSubmitted } from './application-submitted.ts'

/** The kinds about shops and people that join. */
export const joiningKinds = {
  application_submitted: applicationSubmitted,
  application_answered: applicationAnswered,
}
