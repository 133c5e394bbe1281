import { afterEach, beforeEach, expect, test } from 'vitest'
import { KEY, REGION, SECRET, startS3 } from '#tests/core/media/s3.ts'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts } from '../contract/world.ts'
import { driver, list, seller, start } from '../conversation.ts'
import { fetchFile, photo, upload } from './some-files.ts'

/** As often as the store is asked again before it counts as away. */
const TRIES = 3

let s3: Awaited<ReturnType<typeof startS3>>
beforeEach(async () => {
  await forgetCounts()
  s3 = await startS3()
  const storageUrl = `s3+http://${KEY}:${encodeURIComponent(SECRET)}@127.0.0.1:${s3.port}/tyres?region=${REGION}&timeout=0.5`
  Object.assign(ctx.config, { storageUrl })
})
afterEach(() => {
  s3.close()
  Object.assign(ctx.config, { storageUrl: undefined })
})

const thread = String((await start()).id)
const send = async () => upload(thread, await photo(), driver.cookie)
const fails = async () => void s3.mishaps.push(...Array<number>(TRIES).fill(503))
const stalls = async () => void s3.mishaps.push('stalls')
const drips = async () => void s3.mishaps.push('drips')
const cuts = async () => void s3.mishaps.push('cut')
const away = {
  code: 'FILES_UNAVAILABLE',
  message: 'Pictures and files cannot be saved or opened right now. Please try again in a few minutes.',
}

test.each([
  ['is gone', async () => s3.close()],
  ['fails', fails],
  ['takes it too slowly', stalls],
])('while the store of files %s, a picture is refused in words, and words still go', async (_, happens) => {
  await happens()
  const refused = await send()
  expect([refused.status, refused.json]).toMatchObject([503, away])
  expect(
    (await ask('POST', `/api/threads/${thread}/messages`, { cookie: driver.cookie, body: { message: 'Look' } })).status,
  ).toBe(201)
  const [shown] = await list(seller.cookie)
  expect(shown?.latestMessage).toMatchObject({ content: 'Look' })
})

test.each([
  ['fails', fails],
  ['ends in the middle of a file', cuts],
  ['gives a file byte by byte', drips],
])('what is kept comes back after the store %s', async (_, happens) => {
  const { json } = await send()
  const at = `/api/threads/${thread}/files/${json.id}`
  await happens()
  const lost = await fetchFile(at, { cookie: driver.cookie })
  expect([lost.status, JSON.parse(String(lost.bytes))]).toMatchObject([503, away])
  expect(lost.headers.get('Retry-After')).toBe('5')
  expect((await fetchFile(at, { cookie: driver.cookie })).status).toBe(200)
})
