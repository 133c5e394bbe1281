import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inspect } from '#core/media/inspect/inspect.ts'
import { makeLog } from '#core/process/log.ts'
import { shown } from '#core/process/metrics.ts'
import { logGivenUp } from '#core/process/open-context.ts'
import { fileContent } from '#core/threads/files/upload-file.ts'
import { slowFiles } from '#tests/support/slow-files.ts'

const look = (bytes: Uint8Array) => inspect('content', [bytes], () => undefined)
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

test('a file that takes too much ends its own child, and no other file', async () => {
  let logged = ''
  const write = (line: string): void => {
    logged += line
  }
  logGivenUp(makeLog({ logLevel: 'warn' }, { write }))
  const slow = slowFiles.find(({ name }) => name === 'elements.webm')?.bytes ?? pdf
  const [refused, beside] = await Promise.all([look(slow), look(pdf)])
  expect([refused, beside?.kind]).toEqual([undefined, 'document'])
  expect((await look(pdf))?.sha256).toBe(createHash('sha256').update(pdf).digest('hex'))
  expect(JSON.parse(logged)).toEqual({
    time: expect.any(String),
    level: 'warn',
    msg: 'a file was given up',
    task: 'content',
    why: 'limit or crash',
    signal: 'SIGKILL',
    length: slow.byteLength,
  })
  expect((await shown()).text).toContain('spoor_files_given_up_total{task="content",why="limit or crash"} 1')
}, 120_000)

test('a file reaches its child whole, one after another, and does not come back if it stays as it is', async () => {
  const [slow] = slowFiles
  const long = Buffer.concat([pdf.subarray(0, -6), Buffer.alloc(9_000_000, '% \n'), Buffer.from('%%EOF\n')])
  for (const file of [long, pdf, Buffer.alloc(0), slow?.bytes ?? pdf, long]) {
    const found = await look(file)
    expect(found?.sha256).toBe(file.byteLength === 0 ? undefined : createHash('sha256').update(file).digest('hex'))
    expect(found?.bytes).toBe(file.byteLength === 0 ? undefined : 'as given')
  }
  const kept = await fileContent(long)
  expect(kept?.bytes).toBe(long)
}, 120_000)

test('only so many files wait; who sends another is told to try again', async () => {
  const all = await Promise.allSettled(Array.from({ length: 40 }, () => look(pdf)))
  const busy = all.filter((one) => one.status === 'rejected')
  expect(busy.map(({ reason }) => [reason.code, reason.status])).toEqual(
    Array.from({ length: 8 }, () => ['FILES_BUSY', 503]),
  )
}, 120_000)
