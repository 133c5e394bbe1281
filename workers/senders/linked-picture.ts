import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { Config } from '#core/config.ts'
import { Refusal } from '#core/errors.ts'
import { isPushEndpoint as isPublicEndpoint } from '#core/notifications/push/devices.ts'
import { gallerySays, MAX_PICTURE_BYTES } from '#core/rules/files/shop-pictures.ts'
import type { FetchPicture } from '#core/tyres/fetch-pictures.ts'
import { publicLookup } from './post.ts'

const TIMEOUT_MS = 20_000
const MAX_STEPS = 4

/** The usual port of http is none of https. */
const secure = (link: string): string => link.replace(/^http:(\/\/[^/:]+)(?::80(?=\/|$))?/i, 'https:$1')

const refused = (message: string) => new Refusal('PICTURE_REFUSED', message, 400)

/**
 * Fetches a picture from an address that stands in a list of tyres. It is called from inside, so each step goes to the
 * public internet only, by https, without anything of ours; and it ends where the picture becomes too large.
 */
export function linkedPicture({ push }: Pick<Config, 'push'>): FetchPicture {
  return async (link) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    let address = secure(link)
    for (let step = 0; step < MAX_STEPS; step++) {
      if (URL.parse(address)?.port)
        throw refused('The link names a port, as in example.com:8080. Please give one without')
      if (!isPublicEndpoint(address)) throw refused('The link does not lead to the public internet')
      const answer = await get(new URL(address), push.serviceUrl, signal)
      const status = answer.statusCode ?? 0
      if (status >= 200 && status < 300) return bytesOf(answer)
      answer.destroy()
      if (status === 429 || status >= 500) throw new Error(`the address of a picture answered ${status}`)
      const next = status >= 300 && status < 400 && URL.parse(answer.headers.location ?? '', address)
      if (!next) throw refused(`The link answers ${status}`)
      address = secure(next.href)
    }
    throw refused('The link leads on too often')
  }
}

function get(to: URL, standIn: string | undefined, signal: AbortSignal): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const url = standIn ? new URL(`/${to.host}${to.pathname}${to.search}`, standIn) : to
  const headers = { Accept: 'image/jpeg, image/png, image/webp' }
  const options = { headers, signal, ...(!standIn && { lookup: publicLookup }) }
  const request = (url.protocol === 'http:' ? plainRequest : secureRequest)(url, options, resolve)
  request.on('error', reject)
  request.end()
  return promise
}

async function bytesOf(answer: IncomingMessage): Promise<Uint8Array> {
  const pieces: Buffer[] = []
  let size = 0
  // Leaving the loop ends the download.
  for await (const piece of answer as AsyncIterable<Buffer>) {
    size += piece.byteLength
    if (size > MAX_PICTURE_BYTES) throw refused(gallerySays.size)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
