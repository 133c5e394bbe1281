import { createInterface } from 'node:readline'
import { nowFromEnvironment } from './clock.ts'
import { understand } from './understand.ts'
import { reasonsOf } from './why.ts'
import { toWire } from './wire.ts'

const why = process.argv.includes('--why')
const now = nowFromEnvironment()

for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  if (line.trim() === '') continue
  const options = { now: now ?? new Date(), why }
  const understood = understand(line, options)
  const { wishes, language, took } = understood
  const explained = why ? { language, wishes, took, reasons: reasonsOf(line, options) } : {}
  console.log(JSON.stringify({ ...toWire(understood), ...explained }))
}
