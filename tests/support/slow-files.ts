import sharp from 'sharp'
import { MAX_FILE_BYTES } from '#core/rules/files/files.ts'
import { importLimits } from '#core/rules/imports/columns.ts'
import { workbookOf } from './workbook.ts'

/** As often as it fits into a file that is just taken. */
const fill = (head: Buffer, piece: Buffer, tail = Buffer.alloc(0), most = MAX_FILE_BYTES): Buffer => {
  const times = Math.floor((most - head.byteLength - tail.byteLength) / piece.byteLength)
  return Buffer.concat([head, Buffer.alloc(times * piece.byteLength, piece), tail])
}

/** Two frames of different bitrates, 26 and 52 bytes long. */
function mpegFrames(): Buffer {
  const frames = Buffer.alloc(26 + 52)
  frames.set([0xff, 0xf3, 0x10, 0xc0], 0)
  frames.set([0xff, 0xf3, 0x20, 0xc0], 26)
  return frames
}

function oggPage(flags: number, content = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(27)
  head.write('OggS', 0)
  head[5] = flags
  head[26] = content.byteLength > 0 ? 1 : 0
  return content.byteLength > 0 ? Buffer.concat([head, Buffer.of(content.byteLength), content]) : head
}

const opusHead = Buffer.from('4f70757348656164010138010080bb0000000000', 'hex').subarray(0, 19)

function id3(frames: Buffer): Buffer {
  const size = frames.byteLength
  const head = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, ...[21, 14, 7, 0].map((bits) => (size >> bits) & 0x7f)])
  return Buffer.concat([head, frames, mpegFrames()])
}

const pngHead = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex')

/** Files of every kind that people may send in a conversation, at the most that is taken, written to be slow. */
export const slowFiles: readonly { name: string; bytes: Buffer }[] = [
  { name: 'frames.mp3', bytes: fill(Buffer.alloc(0), mpegFrames()) },
  { name: 'frames.aac', bytes: fill(Buffer.alloc(0), Buffer.from('fff15080011ffc00', 'hex')) },
  { name: 'atoms.m4a', bytes: fill(Buffer.from('\0\0\0\x10ftypM4A \0\0\0\0'), Buffer.from('\0\0\0\x08free')) },
  {
    name: 'elements.webm',
    bytes: fill(Buffer.from('1a45dfa3874282847765626d1853806701ffffffffffffff', 'hex'), Buffer.from('ec80', 'hex')),
  },
  { name: 'tags.mp3', bytes: id3(fill(Buffer.alloc(0), Buffer.from('TIT2\0\0\0\x01\0\0\0'), undefined, 9_900_000)) },
  { name: 'pages.ogg', bytes: fill(oggPage(2, opusHead), oggPage(0)) },
  { name: 'chunks.png', bytes: fill(pngHead, Buffer.from('0000000074455874c1ce9a05', 'hex')) },
  {
    name: 'long.pdf',
    bytes: fill(Buffer.from('%PDF-1.4\n'), Buffer.from('1 0 obj<<>>endobj\n'), Buffer.from('%%EOF')),
  },
]

/** As many pixels as are taken, in few bytes. */
export const largePicture = (): Promise<Buffer> =>
  sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#884422' } })
    .png({ palette: true })
    .toBuffer()

const heading = ['Brand', 'Model', 'Size', 'Price', 'Stock']
const widths = Array.from({ length: importLimits.columns - heading.length }, (_, at) => `Column ${at}`)

/** Sheets that take long or much: one cell far out, as many cells as are taken, and a list as long as is taken. */
export const slowSheets = (): readonly { name: string; bytes: Buffer }[] => [
  {
    name: 'far.xlsx',
    bytes: workbookOf([heading], '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
  },
  {
    name: 'full.xlsx',
    bytes: workbookOf(Array.from({ length: importLimits.rows }, () => [...heading, ...widths].map((_, at) => at))),
  },
  {
    name: 'full.csv',
    bytes: fill(
      Buffer.from(`${[...heading, ...widths].join()}\n`),
      Buffer.from(`${'"a""b",'.repeat(49)}x\n`),
      undefined,
      6_900_000,
    ),
  },
]
