/** The part of yauzl that we use; it brings no types of its own. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream'

  export type Entry = { fileName: string; uncompressedSize: number; compressedSize: number }
  export type ZipFile = {
    entryCount: number
    close(): void
    eachEntry(): AsyncIterable<Entry>
    openReadStreamPromise(entry: Entry): Promise<Readable>
  }
  export function fromBufferPromise(buffer: Buffer): Promise<ZipFile>
}
