import type { ApiError } from './call.ts'

/** What is said above the button when a message or a quote did not go out. */
export function sendProblem({ status, code, message }: ApiError): string {
  if (code === 'THREAD_CREATION_FAILED' || code === 'PARTICIPANT_CREATION_FAILED')
    return 'Failed to create conversation'
  return status >= 400 && status < 500 ? message : 'Failed to send message. Please try again.'
}
