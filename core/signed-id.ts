import { createHmac, timingSafeEqual } from 'node:crypto'

const idBytes = 16
const signatureBytes = 16

/** An id that opens one thing for whoever was given it, without signing in; what for is part of what is signed. */
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

/** What a token says that it is for, before anything of it is believed: what it opens may bear on how it was signed. */
export function claimedId(token: string): string | undefined {
  const { id } = parts(token) ?? {}
  return id && uuidOf(id)
}

/** What is signed of a thing whose earlier links have ended as many times. */
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
