import twilio from 'twilio'

export type Signed = {
  authToken: string
  /** As Twilio called it: our public origin, path and query. */
  url: string
  signature: string | undefined
  params: Record<string, unknown>
}

/** Whether the request comes from Twilio, or from whoever else knows the token. */
export const isFromTwilio = ({ authToken, url, signature, params }: Signed): boolean =>
  signature !== undefined && signature !== '' && twilio.validateRequest(authToken, signature, url, params)
