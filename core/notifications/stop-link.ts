import { createHmac, timingSafeEqual } from 'node:crypto'
import { dropWaitingAdvertising } from '#db/queries/messaging/mail.ts'
import { updatePreferences } from '#db/queries/messaging/preferences.ts'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import { noteConsents } from '../messaging/people/preferences.ts'
import { transaction } from '../transaction.ts'

const idBytes = 16
const signatureBytes = 16

/** Makes the link that ends advertising by e-mail for one person without signing in, and does nothing else. */
export const stopLink = (
  { publicUrl, authSecret }: Pick<Config, 'publicUrl' | 'authSecret'>,
  contactId: string,
): string => {
  const id = Buffer.from(contactId.replaceAll('-', ''), 'hex')
  return `${publicUrl}/stop/${Buffer.concat([id, signature(authSecret, id)]).toString('base64url')}`
}

/** The contact's id; undefined for a token that we did not make. */
export function readStopToken(authSecret: string, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idBytes + signatureBytes || bytes.toString('base64url') !== token) return undefined
  const id = bytes.subarray(0, idBytes)
  if (!timingSafeEqual(bytes.subarray(idBytes), signature(authSecret, id))) return undefined
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const signature = (authSecret: string, id: Buffer): Buffer =>
  createHmac('sha256', authSecret).update('end of advertising to ').update(id).digest().subarray(0, signatureBytes)

/** Ends deals and advertising by e-mail for the person. */
export const stopAdvertisingMail = (ctx: Context, contactId: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    await updatePreferences(
      ctx.db,
      contactId,
      { switches: { email: { deals: false, marketing: false } } },
      ctx.clock.now(),
    )
    const words = (['deals', 'marketing'] as const).map((purpose) => ({
      channel: 'email' as const,
      purpose,
      given: false,
    }))
    await noteConsents(ctx, contactId, words, { how: 'used the link in an e-mail', source: 'email' })
    await dropWaitingAdvertising(ctx.db, contactId, { code: 'asked_to_stop' })
  })
