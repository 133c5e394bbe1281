import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
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

/** For all of one file, from the first try to the last byte, in seconds. */
const STORE_SECONDS = 10
const MAX_RETRIES = 2
const RETRY_MS = 50
/** The region that servers without regions accept, such as MinIO. */
const USUAL_REGION = 'us-east-1'

/** What the store said, whole. */
type Answer = { status: number; bytes: Uint8Array }

/**
 * A bucket behind the S3 API, addressed by its path: s3://KEY:SECRET@host/bucket?region=af-south-1&timeout=10, over
 * https; s3+http for one on the same network. Throws StoreAway when it does not take or give a file whole in time, and
 * when it fails itself; another error when it refuses.
 */
function s3Store(storageUrl: string, folder: string): MediaStore {
  const { client, bucket, limitMs } = opened(new URL(storageUrl))
  const call = (name: string, init: RequestInit): Promise<Answer> =>
    ask(client, `${bucket}/${folder}/${name}`, init, AbortSignal.timeout(limitMs)).catch((cause: unknown) => {
      throw new StoreAway('the store was not reached, or did not answer whole and in time', { cause })
    })
  return {
    put: async (name, bytes, type = 'image/webp') => {
      const headers = { 'Content-Type': type, 'Content-Length': String(bytes.byteLength) }
      const answer = await call(name, { method: 'PUT', body: new Uint8Array(bytes), headers })
      if (!isOk(answer)) throw refused('keep', answer)
    },
    get: async (name) => {
      const answer = await call(name, { method: 'GET' })
      if (answer.status === 404) return undefined
      if (!isOk(answer)) throw refused('give', answer)
      return answer.bytes
    },
    remove: async (name) => {
      const answer = await call(name, { method: 'DELETE' })
      if (!isOk(answer) && answer.status !== 404) throw refused('remove', answer)
    },
  }
}

/**
 * Asks a store that is busy again. The signal goes to fetch: one that is only part of a request ends nothing once the
 * request has been collected as garbage.
 */
async function ask(client: AwsClient, url: string, init: RequestInit, signal: AbortSignal): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    const answer = await fetch(await client.sign(url, init), { signal })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const isBusy = answer.status >= 500 || answer.status === 429
    if (!isBusy || tries === MAX_RETRIES) return { status: answer.status, bytes }
    await pause(Math.random() * RETRY_MS * 2 ** tries, undefined, { signal })
  }
}

const isOk = ({ status }: Answer): boolean => status >= 200 && status < 300

function opened(url: URL): { client: AwsClient; bucket: string; limitMs: number } {
  const scheme = url.protocol === 's3+http:' ? 'http' : 'https'
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? USUAL_REGION,
  })
  const bucket = `${scheme}://${url.host}${url.pathname.replace(/\/$/, '')}`
  return { client, bucket, limitMs: Number(url.searchParams.get('timeout') ?? STORE_SECONDS) * 1_000 }
}

/** The store explains the error in XML; its code is enough. */
function refused(what: string, { status, bytes }: Answer): Error {
  const code = /<Code>(\w+)<\/Code>/.exec(Buffer.from(bytes).toString())?.[1]
  const says = `the store did not ${what} a file: ${status} ${code ?? ''}`.trim()
  return status >= 500 ? new StoreAway(says) : new Error(says)
}

/** A store of pictures or other files. A name stands for one content for ever, so writing it twice changes nothing. */
export type MediaStore = {
  put(name: string, bytes: Uint8Array, type?: string): Promise<void>
  /** Undefined when there is nothing of this name. Throws when the store does not answer. */
  get(name: string): Promise<Uint8Array | undefined>
  /** Removing what is not there changes nothing. */
  remove(name: string): Promise<void>
}
