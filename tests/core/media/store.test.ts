import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import express from 'express'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { media } from '#api/media/media.ts'
import { StoreAway } from '#core/errors.ts'
import { keepImage } from '#core/media/keep-picture.ts'
import { mediaStore } from '#core/media/store.ts'
import { testConfig } from '#tests/support/context.ts'
import { KEY, REGION, SECRET, startS3 } from './s3.ts'

const s3 = await startS3()
const dataDir = mkdtempSync(join(tmpdir(), 'spoor-media-'))
const address = (secret: string) =>
  `s3+http://${KEY}:${encodeURIComponent(secret)}@127.0.0.1:${s3.port}/tyres?region=${REGION}`
const onDisk = { ...testConfig(''), dataDir }
const inBucket = { ...onDisk, storageUrl: address(SECRET) }
afterAll(() => {
  s3.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#b3261e' } })
  .png()
  .toBuffer()

async function served(config: typeof onDisk, path: string): Promise<Response> {
  const app = express().use(media({ config }))
  const server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const at = server.address()
  const answer = await fetch(`http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}${path}`)
  server.close()
  return answer
}

test.each([
  ['on disk', onDisk],
  ['in a bucket', inBucket],
])('a picture that is kept %s is served, in both widths', async (_, config) => {
  const { url } = await keepImage(mediaStore(config), picture, 500)
  for (const [path, width] of [
    [url, 500],
    [url.replace('.webp', '-s.webp'), 480],
  ] as const) {
    const answer = await served(config, path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(width)
  }
  expect((await served(config, `/media/${'0'.repeat(32)}.webp`)).status).toBe(404)
  expect((await served(config, '/media/..%2Fsecrets.json')).status).toBe(404)
})

test('the bucket has what the disk has, and the disk nothing of it', async () => {
  expect([...s3.objects.keys()].map((key) => key.replace('/tyres/media/', '')).toSorted()).toEqual(
    readdirSync(join(dataDir, 'media')).toSorted(),
  )
})

test('a request with another secret is refused, and said so without the secret', async () => {
  const store = mediaStore({ ...inBucket, storageUrl: address('another secret') })
  await expect(store.put('a.webp', picture)).rejects.toThrow('the store did not keep a file: 403 SignatureDoesNotMatch')
  await expect(store.get('a.webp')).rejects.toThrow('403')
})

test('a store that is busy for a moment is asked again', async () => {
  s3.mishaps.push(503)
  await mediaStore(inBucket).put('b.webp', picture)
  expect(s3.objects.get('/tyres/media/b.webp')).toEqual(picture)
})

/** Work meanwhile that leaves garbage behind, as a busy process does. */
async function collecting(work: Promise<unknown>): Promise<unknown> {
  setFlagsFromString('--expose-gc')
  const timer = setInterval(runInNewContext('gc'), 20)
  return work.finally(() => clearInterval(timer))
}

const inHaste = { ...inBucket, storageUrl: `${address(SECRET)}&timeout=0.3` }
const large = new Uint8Array(20_000_000)

test.each([
  ['gives a file byte by byte', 'drips', () => mediaStore(inHaste).get('a.webp')],
  ['takes a file so slowly', 'stalls', () => mediaStore(inHaste).put('large.webp', large)],
  ['never says that it has taken a file', 'stalls', () => mediaStore(inHaste).put('small.webp', picture)],
  ['says byte by byte that a file is gone', 'drips', () => mediaStore(inHaste).remove('a.webp')],
] as const)('a store that %s is given up when the time for all of it is over', async (_, mishap, work) => {
  s3.mishaps.push(mishap)
  await expect(collecting(work())).rejects.toThrow(StoreAway)
  expect([...s3.objects.keys()].join()).not.toMatch(/large|small/)
})
