import { createHmac, timingSafeEqual } from 'node:crypto'

const idBytes = 16
const signatureBytes = 16

/**
 * Signs an id, so that whoever holds the token opens one thing without signing in. The purpose is part of what is
 * signed.
 */
export function signId(authSecret: string, purpose: string, uuid: string): string {
  const id = Buffer.from(uuid.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, signature(authSecret, purpose, id)]).toString('base64url')
}

/** The id; undefined for a token that we did not make for that purpose. */
export function readSignedId(authSecret: string, purpose: string, token: string): string | undefined {
  const { id, given } = parts(token) ?? {}
  if (!id || !given || !timingSafeEqual(given, signature(authSecret, purpose, id))) return undefined
  return uuidOf(id)
}

/** The id in a token before its signature is checked; the row of that id may decide how the signature was made. */
export function claimedId(token: string): string | undefined {
  const { id } = parts(token) ?? {}
  return id && uuidOf(id)
}

/**
 * The purpose of a link to a thing whose earlier links have ended `version` times; earlier links no longer match it.
 */
export const versioned = (purpose: string, version: number): string =>
  version === 0 ? purpose : `${purpose}, version ${version}`

function parts(token: string): { id: Buffer; given: Buffer } | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idBytes + signatureBytes || bytes.toString('base64url') !== token) return undefined
  return { id: bytes.subarray(0, idBytes), given: bytes.subarray(idBytes) }
}

const uuidOf = (id: Buffer): string => id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const signature = (authSecret: string, purpose: string, id: Buffer): Buffer =>
  createHmac('sha256', authSecret).update(`${purpose} `).update(id).digest().subarray(0, signatureBytes)
