import { AwsClient } from 'aws4fetch'
import type { MediaStore } from './media-store.ts'

const LIMIT_MS = 10_000
const MOST_RETRIES = 2
/** The region that servers without regions accept, such as MinIO. */
const USUAL_REGION = 'us-east-1'

/**
 * A bucket behind the S3 API, addressed by its path: s3://KEY:SECRET@host/bucket?region=af-south-1, over https; s3+http
 * for one on the same network. Throws when the store refuses or does not answer.
 */
export function s3Store(storageUrl: string, folder: string): MediaStore {
  const { client, bucket } = opened(new URL(storageUrl))
  const call = (name: string, init: RequestInit) =>
    client.fetch(`${bucket}/${folder}/${name}`, { ...init, signal: AbortSignal.timeout(LIMIT_MS) })
  return {
    put: async (name, bytes, type = 'image/webp') => {
      const headers = { 'Content-Type': type, 'Content-Length': String(bytes.byteLength) }
      const answer = await call(name, { method: 'PUT', body: new Uint8Array(bytes), headers })
      if (!answer.ok) throw await refused('keep', answer)
    },
    get: async (name) => {
      const answer = await call(name, { method: 'GET' })
      if (answer.status === 404) return void (await answer.body?.cancel())
      if (!answer.ok) throw await refused('give', answer)
      return new Uint8Array(await answer.arrayBuffer())
    },
    remove: async (name) => {
      const answer = await call(name, { method: 'DELETE' })
      if (!answer.ok && answer.status !== 404) throw await refused('remove', answer)
      await answer.body?.cancel()
    },
  }
}

function opened(url: URL): { client: AwsClient; bucket: string } {
  const scheme = url.protocol === 's3+http:' ? 'http' : 'https'
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? USUAL_REGION,
    retries: MOST_RETRIES,
  })
  return { client, bucket: `${scheme}://${url.host}${url.pathname.replace(/\/$/, '')}` }
}

/** The store explains the error in XML; its code is enough. */
async function refused(what: string, answer: Response): Promise<Error> {
  const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1]
  return new Error(`the store did not ${what} a file: ${answer.status} ${code ?? ''}`.trim())
}
