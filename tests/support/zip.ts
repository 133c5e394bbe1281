import { crc32, deflateRawSync } from 'node:zlib'

/** `says`: how long it claims to be once it is unpacked. */
type Entry = { name: string; content: Buffer; says?: number }

/** A zip file of these entries. */
export function zipOf(entries: readonly Entry[]): Buffer {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const { name, content, says = content.byteLength } of entries) {
    const packed = deflateRawSync(content, { level: 9 })
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(crc32(content), 10)
    head.writeUInt32LE(packed.byteLength, 14)
    head.writeUInt32LE(says, 18)
    head.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, Buffer.from(name), packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), head, tail, Buffer.from(name)]))
    files.push(local)
    at += local.byteLength
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(list.byteLength, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...files, list, Buffer.from('PK\x05\x06'), end])
}
