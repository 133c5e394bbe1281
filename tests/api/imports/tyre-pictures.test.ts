import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { fetchPictures } from '#core/tyres/fetch-pictures.ts'
import { sweepImports } from '#core/tyres/imports/run-import.ts'
import { makeTyre } from '#tests/support/factories.ts'
import { linkedPicture } from '#workers/senders/linked-picture.ts'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts, makeAdmin } from '../contract/world.ts'
import { sendTyres } from './scene.ts'

/** Stands in for every machine on the internet; its paths begin with the host that was asked. */
const answers = new Map<string, (response: ServerResponse) => void>()
const asked: string[] = []
const server = createServer(({ url = '' }, response) => {
  asked.push(url)
  const answer = answers.get(url)
  if (answer) answer(response)
  else response.writeHead(404).end()
})
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
afterAll(() => void server.close())
const fetchPicture = linkedPicture({
  push: { ...ctx.config.push, serviceUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
})

beforeEach(() => {
  forgetCounts()
  answers.clear()
  asked.length = 0
})

const admin = await makeAdmin(['catalogue'])
const { cookie } = admin
const plain = { width: 900, height: 900, channels: 3 as const, background: '#222' }
const png = await sharp({ create: plain }).png().toBuffer()

async function imported(...rows: string[]) {
  const sent = await sendTyres(admin, ['Brand,Model,Size,Link to Image', ...rows].join('\n'))
  await sweepImports(ctx)
  await ask('POST', `/api/admin/tyre-imports/${sent.json.id}/confirm`, { cookie, body: { wrong: 'leave_out' } })
  await sweepImports(ctx)
}
async function tyre(model: string) {
  const row = ctx.db.selectFrom('tyre').select('id').where('model', '=', model)
  const { id } = await row.executeTakeFirstOrThrow()
  const { json } = await ask('GET', `/api/admin/tyres/${id}`, { cookie })
  const { tyre, linked } = json as unknown as { tyre: { imageUrl: string | null }; linked: unknown }
  return { id, imageUrl: tyre.imageUrl, linked }
}

test('a picture that a list links to is fetched once, kept by us and shown with its tyres', async () => {
  await makeTyre(ctx, { model: 'Pic known' })
  const link = 'https://tyres.example/one.png'
  await imported(`Michelin,Pic new,205/55R16 91V,${link}`, `Michelin,Pic known,205/55R16,http://tyres.example:80/moved`)
  expect(await tyre('Pic new')).toMatchObject({ imageUrl: null, linked: { link, problem: null } })
  answers.set('/tyres.example/one.png', (response) => response.end(png))
  answers.set('/tyres.example/moved', (response) => response.writeHead(302, { Location: '/one.png' }).end())
  expect(await fetchPictures(ctx, { pictures: fetchPicture })).toBe(2)
  for (const model of ['Pic new', 'Pic known']) {
    const { imageUrl, linked } = await tyre(model)
    expect([imageUrl, linked]).toEqual([expect.stringMatching(/^\/media\/[0-9a-f]{32}\.webp$/), null])
  }
  expect(await fetchPictures(ctx, { pictures: fetchPicture })).toBe(0)
})

test('what is no picture, is gone or leads inside is not taken, and the admin reads why', async () => {
  const wrong: [string, string][] = [
    ['https://tyres.example/page', 'File type must be one of: image/jpeg, image/png, image/webp'],
    ['https://tyres.example/gone', 'The link answers 404'],
    ['https://tyres.example/inside', 'The link does not lead to the public internet'],
    ['https://169.254.169.254/latest', 'The link does not lead to the public internet'],
    ['https://[::7f00:1]/x.png', 'The link does not lead to the public internet'],
    ['https://tyres.example:8080/x', 'The link names a port, as in example.com:8080. Please give one without'],
    ['https://tyres.example/large', 'File size must be less than 5MB'],
  ]
  answers.set('/tyres.example/page', (response) => response.end('<html>'))
  answers.set('/tyres.example/inside', (response) => response.writeHead(301, { Location: 'https://10.0.0.1/x' }).end())
  answers.set('/tyres.example/large', (response) => response.end(Buffer.alloc(6 * 1024 * 1024)))
  await imported(...wrong.map(([link], at) => `Michelin,Pic wrong ${at},205/55R16 91V,${link}`))
  for (let fetched = 1; fetched > 0; ) fetched = await fetchPictures(ctx, { pictures: fetchPicture })
  for (const [at, [link, problem]] of wrong.entries())
    expect(await tyre(`Pic wrong ${at}`)).toMatchObject({ imageUrl: null, linked: { link, problem } })
  expect(asked.filter((path) => !path.startsWith('/tyres.example/'))).toEqual([])
})

test('a machine that is away is asked again later, and a picture of an admin stays', async () => {
  await imported('Michelin,Pic late,205/55R16 91V,https://away.example/late.png')
  answers.set('/away.example/late.png', (response) => response.writeHead(503).end())
  await fetchPictures(ctx, { pictures: fetchPicture })
  expect(await tyre('Pic late')).toMatchObject({ imageUrl: null, linked: { problem: null } })
  const { id } = await tyre('Pic late')
  await ctx.db.updateTable('tyre').set({ image_url: '/media/own.webp' }).where('id', '=', id).execute()
  answers.set('/away.example/late.png', (response) => response.end(png))
  ctx.clock.set(new Date(ctx.clock.now().getTime() + 5 * 60_000))
  expect(await fetchPictures(ctx, { pictures: fetchPicture })).toBe(1)
  expect((await tyre('Pic late')).imageUrl).toBe('/media/own.webp')
})
