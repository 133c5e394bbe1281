import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Response } from 'express'
import type { z } from 'zod'
import type { SharedContact, SharedLocation, Shown } from '#core/contracts/devtools/simulator.ts'

/**
 * For a person's message: sent, delivered once the app took the webhook, read once it answered, failed when it refused.
 * For the app's: Twilio's own, where failed comes with a code.
 */
export type MessageStatus = 'accepted' | 'queued' | 'sent' | 'delivered' | 'read' | 'failed'

/** A message resource as the stand-in keeps it, in either direction. */
export type SimMessage = {
  sid: string
  direction: 'inbound' | 'outbound-api'
  /** The person's side: E.164 or a business-scoped id, without the `whatsapp:` prefix. */
  phone: string
  /** The name in the person's WhatsApp profile; inbound only. */
  profileName?: string
  body: string
  shown: Shown
  status: MessageStatus
  errorCode: number | null
  errorText: string | null
  /** The code that WhatsApp will refuse it with. */
  failsWith: number | null
  messagingServiceSid: string | null
  statusCallback: string | null
  repliesTo: string | null
  /** The button or row that the person chose. */
  choice?: { kind: 'button' | 'list'; id: string; title: string }
  location?: SharedLocation
  contact?: SharedContact
  media: { sid: string; contentType: string }[]
  createdAt: string
  updatedAt: string
  sentAt: string | null
}

export type SimContent = {
  sid: string
  friendlyName: string
  language: string
  variables: Record<string, string>
  types: Record<string, unknown>
  createdAt: string
  updatedAt: string
  approval: Approval | null
}

export type Approval = {
  name: string
  category: string
  status: 'received' | 'pending' | 'approved' | 'rejected' | 'paused' | 'disabled'
  allowCategoryChange: boolean
  contentType: string
}

/** Every change, in the order in which it happened; replaying them rebuilds the state. */
export type Change =
  | { type: 'message'; message: SimMessage }
  | {
      type: 'status'
      sid: string
      status: MessageStatus
      at: string
      errorCode?: number | undefined
      errorText?: string | undefined
    }
  | { type: 'message_removed'; sid: string }
  | { type: 'content'; content: SimContent }
  | { type: 'approval'; sid: string; approval: Approval; at: string }
  | { type: 'content_removed'; sid: string }
  /** The business has seen the message and writes the answer. */
  | { type: 'typing'; sid: string; at: string }

export const newSid = (prefix: 'SM' | 'MM' | 'ME' | 'HX'): string => `${prefix}${randomBytes(16).toString('hex')}`

/** Photos that phones attached, kept beside the journal. */
export type MediaStore = { write(sid: string, bytes: Uint8Array): void; read(sid: string): Buffer | undefined }

export function makeMediaStore(folder: string): MediaStore {
  return {
    write: (sid, bytes) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      writeFileSync(join(folder, sid), bytes, { mode: 0o600 })
    },
    read: (sid) => {
      const file = join(folder, sid)
      return /^ME[0-9a-f]{32}$/.test(sid) && existsSync(file) ? readFileSync(file) : undefined
    },
  }
}

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
