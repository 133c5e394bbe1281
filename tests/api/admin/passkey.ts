import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { MadePasskey, UsedPasskey } from '#core/contracts/admin/entry/passkeys.ts'
import { ask, own } from '../auth/site.ts'

const host = new URL(own).hostname
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const PRESENT = 1
const VERIFIED = 4
const WITH_KEY = 64

/** A device that keeps one passkey, as a phone or a security key does. */
export function makeDevice({ verifies = true, origin = own }: { verifies?: boolean; origin?: string } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let frontDesk = 0
  const bits = PRESENT | (verifies ? VERIFIED : 0)
  const head = (flags: number): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++frontDesk)
    return Buffer.concat([sha256(host), Buffer.from([flags]), count])
  }
  const client = (type: string, challenge: unknown): string =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
  const around = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }
  return {
    id: around.id,
    make(options: Record<string, unknown>): MadePasskey {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const data = Buffer.concat([head(bits | WITH_KEY), Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(data)],
        ]) as Parameters<typeof isoCBOR.encode>[0],
      )
      return {
        ...around,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client('webauthn.create', options.challenge),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    use(options: Record<string, unknown>): UsedPasskey {
      const clientDataJSON = client('webauthn.get', options.challenge)
      const data = head(bits)
      const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))])
      return {
        ...around,
        clientExtensionResults: {},
        response: {
          clientDataJSON,
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      }
    },
  }
}
export type Device = ReturnType<typeof makeDevice>

/** A passkey of the account, made in the session of this cookie. */
export async function addPasskey(cookie: string, device = makeDevice(), name = 'My phone') {
  const asked = await ask('POST', '/api/admin/security/passkeys/start', { cookie })
  const options = asked.json.options as unknown as Record<string, unknown>
  const body = { challenge: asked.json.challenge, name, passkey: device.make(options) }
  const answer = await ask('POST', '/api/admin/security/passkeys', { cookie, body })
  return { device, answer }
}

/** Both requests of a sign-in by passkey. */
export async function passkeySignIn(device: Device, challenge?: unknown) {
  const body = challenge === undefined ? {} : { challenge }
  const asked = await ask('POST', '/api/admin/sign-in/passkey/start', { body })
  const passkey = device.use(asked.json.options as unknown as Record<string, unknown>)
  return ask('POST', '/api/admin/sign-in/passkey', { body: { challenge: asked.json.challenge, passkey } })
}
