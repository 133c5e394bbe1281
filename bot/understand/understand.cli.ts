import { createInterface } from 'node:readline'
import { nowFromEnvironment } from './clock.ts'
import { understand } from './understand.ts'
import { toWire } from './wire.ts'

const why = process.argv.includes('--why')
const now = nowFromEnvironment()

for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  if (line.trim() === '') continue
  const understood = understand(line, { now: now ?? new Date(), why })
  const printed = toWire(understood)
  console.log(JSON.stringify(why ? { ...printed, language: understood.language, took: understood.took } : printed))
}
