import { createHmac } from 'node:crypto'
import { hashOf } from '../auth/secrets.ts'
import type { Context } from '../context.ts'

/** The secret of an address: made of its salt and AUTH_SECRET, so that the database alone does not tell it. */
export const secretOf = (ctx: Context, salt: string): string => `whsec_${hashOf(ctx, 'webhook', salt)}`

/** What shows the receiver that a message is ours, whole, and of this moment: HMAC-SHA256 of 'seconds.body'. */
export function signatureOf(secret: string, at: Date, body: string): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}
