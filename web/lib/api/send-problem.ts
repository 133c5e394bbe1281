import type { ApiError } from './call.ts'

/** The message above the button if a message or a quote could not be sent. */
export function sendProblem({ status, code, message }: ApiError): string {
  if (code === 'THREAD_CREATION_FAILED' || code === 'PARTICIPANT_CREATION_FAILED')
    return 'Failed to create conversation'
  return status >= 400 && status < 500 ? message : 'Failed to send message. Please try again.'
}
