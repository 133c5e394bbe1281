import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'

type Secret = Pick<Config, 'authSecret'>

const keyOf = ({ authSecret }: Secret): Buffer =>
  Buffer.from(hkdfSync('sha256', authSecret, '', 'keys of admins’ authenticators', 32))

/** Encrypts the key of an authenticator for the database. The account is bound to it, so a copied row opens nothing. */
export function seal(config: Secret, accountId: string, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(config), iv).setAAD(Buffer.from(accountId))
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [iv, cipher.getAuthTag(), hidden].map((part) => part.toString('base64url')).join('.')
}

/** Undefined if AUTH_SECRET is another one by now. */
export function unseal(config: Secret, accountId: string, sealed: string): string | undefined {
  const [iv = '', tag = '', hidden = ''] = sealed.split('.')
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(config), Buffer.from(iv, 'base64url'))
      .setAAD(Buffer.from(accountId))
      .setAuthTag(Buffer.from(tag, 'base64url'))
    return Buffer.concat([decipher.update(Buffer.from(hidden, 'base64url')), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
