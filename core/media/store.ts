import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import type { Config } from '../config.ts'
import { StoreAway } from '../errors.ts'

type Place = Pick<Config, 'storageUrl' | 'dataDir'>

/** Pictures for everybody: on disk, under DATA_DIR/media, unless STORAGE_URL names a bucket. */
export const mediaStore = (place: Place): MediaStore => storeIn(place, 'media')

/** Files of conversations, which nothing serves but the threads that they belong to. */
export const fileStore = (place: Place): MediaStore => storeIn(place, 'files')

const storeIn = ({ storageUrl, dataDir }: Place, folder: string): MediaStore =>
  storageUrl === undefined ? diskStore(join(dataDir, folder)) : s3Store(storageUrl, folder)

function diskStore(folder: string): MediaStore {
  return {
    /** Written to another file first, so that nobody is served half a picture. */
    put: async (name, bytes) => {
      const path = join(folder, name)
      const draft = `${path}.${randomUUID()}`
      await mkdir(folder, { recursive: true })
      await writeFile(draft, bytes)
      await rename(draft, path)
    },
    get: (name) =>
      readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      }),
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

const LIMIT_MS = 10_000
const MOST_RETRIES = 2
/** The region that servers without regions accept, such as MinIO. */
const USUAL_REGION = 'us-east-1'

/**
 * A bucket behind the S3 API, addressed by its path: s3://KEY:SECRET@host/bucket?region=af-south-1, over https; s3+http
 * for one on the same network. Throws StoreAway when it does not answer in time or fails itself, and when it refuses.
 */
function s3Store(storageUrl: string, folder: string): MediaStore {
  const { client, bucket } = opened(new URL(storageUrl))
  const call = (name: string, init: RequestInit): Promise<Response> =>
    heard(client.fetch(`${bucket}/${folder}/${name}`, { ...init, signal: AbortSignal.timeout(LIMIT_MS) }))
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
      return new Uint8Array(await heard(answer.arrayBuffer()))
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

/** What the store says, if it says it whole and in time. */
const heard = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((cause: unknown) => {
    throw new StoreAway('the store was not reached, or did not answer whole and in time', { cause })
  })

/** The store explains the error in XML; its code is enough. */
async function refused(what: string, answer: Response): Promise<Error> {
  const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1]
  const says = `the store did not ${what} a file: ${answer.status} ${code ?? ''}`.trim()
  return answer.status >= 500 ? new StoreAway(says) : new Error(says)
}

/** A store of pictures or other files. A name stands for one content for ever, so writing it twice changes nothing. */
export type MediaStore = {
  put(name: string, bytes: Uint8Array, type?: string): Promise<void>
  /** Undefined when there is nothing of this name. Throws when the store does not answer. */
  get(name: string): Promise<Uint8Array | undefined>
  /** Removing what is not there changes nothing. */
  remove(name: string): Promise<void>
}
