import sharp from 'sharp'
import { sampleVoice } from '#web/devtools/simulator/sample-voice.ts'
import { own, site } from '../auth/site.ts'

/** A photo as a phone takes it: with the place in it, and turned on its side. */
export const photo = (width = 1200, height = 900): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Cheap Phone' },
      IFD3: { GPSLatitude: '26/1 6/1 0/1', GPSLatitudeRef: 'S', GPSLongitude: '28/1 3/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
export const voiceNote = sampleVoice(7)

type Answer = { status: number; headers: Headers; bytes: Buffer; json: Record<string, never> & { code?: string } }

/** One request with bytes in it, or for bytes. */
export async function fetchFile(
  path: string,
  options: { cookie?: string; body?: Uint8Array | string; headers?: Record<string, string>; origin?: string } = {},
): Promise<Answer> {
  const { cookie, body, headers = {}, origin = own } = options
  const answer = await fetch(`${site.origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Origin: origin, ...(cookie && { Cookie: cookie }), ...headers },
    redirect: 'manual',
    ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isJson = answer.headers.get('Content-Type')?.includes('json')
  return { status: answer.status, headers: answer.headers, bytes, json: isJson ? JSON.parse(String(bytes)) : {} }
}

export const upload = (thread: string, body: Uint8Array | string, cookie: string, name = 'tyre.jpg') =>
  fetchFile(`/api/threads/${thread}/files?name=${encodeURIComponent(name)}`, { cookie, body })
