import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Photos that phones attached, kept beside the journal. */
export type MediaStore = { write(sid: string, bytes: Uint8Array): void; read(sid: string): Buffer | undefined }

export function makeMediaStore(folder: string): MediaStore {
  return {
    write: (sid, bytes) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      writeFileSync(join(folder, sid), bytes, { mode: 0o600 })
    },
    read: (sid) => {
      const file = join(folder, sid)
      return /^ME[0-9a-f]{32}$/.test(sid) && existsSync(file) ? readFileSync(file) : undefined
    },
  }
}
