/** One frame of 20 ms in which nobody speaks, as an Opus encoder writes it. */
const SILENCE = [0xf8, 0xff, 0xfe]
const FRAMES_A_SECOND = 50
const FRAMES_A_PAGE = 50
const SAMPLES_A_FRAME = 960

/** A silent voice note of so many seconds, Opus in Ogg as WhatsApp records it. */
export function sampleVoice(seconds: number): Uint8Array<ArrayBuffer> {
  const head = [...ascii('OpusHead'), 1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0]
  const tags = [...ascii('OpusTags'), 5, 0, 0, 0, ...ascii('spoor'), 0, 0, 0, 0]
  const pages = [page({ kind: 2, samples: 0, at: 0 }, [head]), page({ kind: 0, samples: 0, at: 1 }, [tags])]
  const frames = Math.max(1, Math.round(seconds * FRAMES_A_SECOND))
  for (let done = 0; done < frames; done += FRAMES_A_PAGE) {
    const count = Math.min(FRAMES_A_PAGE, frames - done)
    const isLast = done + count === frames
    const place = { kind: isLast ? 4 : 0, samples: (done + count) * SAMPLES_A_FRAME, at: pages.length }
    pages.push(page(place, Array<number[]>(count).fill(SILENCE)))
  }
  return Uint8Array.from(pages.flatMap((one) => [...one]))
}

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))

/** A page of an Ogg stream; `kind` 2 begins the stream and 4 ends it. */
function page({ kind, samples, at }: { kind: number; samples: number; at: number }, packets: number[][]): Uint8Array {
  const bytes = Uint8Array.from([
    ...[...ascii('OggS'), 0, kind],
    ...[...little(samples, 4), 0, 0, 0, 0],
    ...[...ascii('spor'), ...little(at, 4), 0, 0, 0, 0, packets.length],
    ...packets.map((packet) => packet.length),
    ...packets.flat(),
  ])
  bytes.set(little(checksum(bytes), 4), 22)
  return bytes
}

const little = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => (value >>> (8 * at)) & 0xff)

/** CRC-32 with Ogg's polynomial. */
function checksum(bytes: Uint8Array): number {
  let sum = 0
  for (const byte of bytes) {
    sum ^= byte << 24
    for (let bit = 0; bit < 8; bit++) sum = (sum & 0x80000000) !== 0 ? (sum << 1) ^ 0x04c11db7 : sum << 1
  }
  return sum >>> 0
}
