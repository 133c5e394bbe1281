import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { MediaStore } from './media-store.ts'
import { s3Store } from './s3-store.ts'

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
