import { createDecipheriv, createECDH, hkdfSync, randomBytes, webcrypto } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'

export type Pushed = { to: string; headers: Record<string, unknown>; body: Buffer }

/** 'hang': no answer at all; 'cut': the connection ends without one; `endless`: the answer never ends. */
type Answer = 'hang' | 'cut' | { status: number; after?: number; location?: string; endless?: true }

/** Stands in for every push service: takes what is sent there, and answers as the test says. */
export async function startPushService() {
  const pushed: Pushed[] = []
  /** The next answers, in place of 201; with the seconds of Retry-After, if any. */
  const answers: Answer[] = []
  const hanging = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      pushed.push({ to: `https:/${request.url}`, headers: request.headers, body: Buffer.concat(parts) })
      const answer = answers.shift() ?? { status: 201 }
      if (answer === 'hang') return void hanging.add(response)
      if (answer === 'cut') return void response.destroy()
      const { status, after, location } = answer
      response.writeHead(status, { ...(after && { 'Retry-After': after }), ...(location && { Location: location }) })
      if (answer.endless) sendOn(response)
      else response.end()
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    origin,
    pushed,
    answers,
    /** Ends what hangs, as a service does that is started anew. */
    letGo: () => {
      for (const response of hanging) response.destroy()
      hanging.clear()
    },
    close: () => server.close(),
  }
}

function sendOn(response: ServerResponse): void {
  const timer = setInterval(() => response.write('more '.repeat(1_000)), 1)
  response.on('close', () => clearInterval(timer))
}

/** A browser that may be notified: what it tells us, and what it makes of what arrives. */
export function pushBrowser(host = 'fcm.googleapis.com') {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(16)
  const endpoint = `https://${host}/fcm/send/${randomBytes(12).toString('base64url')}`
  return {
    subscription: {
      endpoint,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    reads: ({ body }: Pushed): { title: string; body: string; url: string; tag: string } => {
      const salt = body.subarray(0, 16)
      const keyLength = body.readUInt8(20)
      const theirs = body.subarray(21, 21 + keyLength)
      const sealed = body.subarray(21 + keyLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, theirs])
      const shared = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(theirs), auth, info, 32))
      const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16))
      const nonce = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12))
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
      const open = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return JSON.parse(open.subarray(0, open.lastIndexOf(2)).toString())
    },
  }
}

/** Whether a push service would believe that the message comes from the holder of the public key. */
export async function isSignedBy(publicKey: string, { headers }: Pushed): Promise<boolean> {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(headers.authorization)) ?? []
  const [head, claims, signature = ''] = token.split('.')
  const raw = Buffer.from(publicKey, 'base64url')
  const imported = await webcrypto.subtle.importKey('raw', raw, { name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'verify',
  ])
  return (
    key === publicKey &&
    webcrypto.subtle.verify(
      { name: 'ECDSA', hash: 'SHA-256' },
      imported,
      Buffer.from(signature, 'base64url'),
      Buffer.from(`${head}.${claims}`),
    )
  )
}
