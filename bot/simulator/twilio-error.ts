import type { Response } from 'express'
import type { z } from 'zod'

/** The dictionary's words for the refusals that the stand-in gives at once or in a callback. */
const texts: Record<number, string> = {
  20001: 'Invalid request',
  20003: 'Authenticate',
  20404: 'The requested resource was not found',
  20429: 'Too Many Requests',
  21211: "The 'To' number is not a valid phone number.",
  21602: 'Message body is required.',
  21609: "The 'StatusCallback' URL is not a valid URL.",
  21603: "A 'From' phone number is required.",
  21604: "A 'To' phone number is required.",
  21610: 'Attempt to send to unsubscribed recipient',
  21617: 'The concatenated message body exceeds the 1600 character limit.',
  21620: 'Invalid media URL(s)',
  21655: 'The ContentSid is Invalid',
  21656: 'The ContentVariables Parameter is invalid',
  63005: 'Channel did not accept given content. Please see Channel specific error message for more information',
  63007: 'Twilio could not find a Channel with the specified From address',
  63013: 'This message send failed because it violates Channel provider policy',
  63016:
    'Failed to send freeform message because you are outside the allowed window. If you are using WhatsApp, please use a Message Template.',
  63028: 'Number of parameters provided does not match the expected number of parameters',
  63031: 'Channels message cannot have same From and To',
  63040: 'Template rejected',
  63041: 'Template paused',
  63042: 'Template disabled',
}

export const errorText = (code: number): string => texts[code] ?? 'Unknown error'

export function refuse(response: Response, status: number, code: number, message = errorText(code)): void {
  response.status(status).json({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status })
}

/** What is wrong with a request body, the first of it in words. */
export const firstProblem = (error: z.ZodError): string =>
  error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)[0] ?? 'Invalid request'
