import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { keepImage } from '#core/media/keep-picture.ts'
import { mediaStore } from '#core/media/store.ts'
import { seedSite } from '#db/seed/site.ts'
import { ask, ctx } from './auth/site.ts'

test('what nobody has set is not claimed; the number of the chat is where help is', async () => {
  expect((await ask('GET', '/api/site')).json).toEqual({
    claims: [],
    figures: [],
    supportEmail: null,
    supportWhatsapp: ctx.config.twilio.whatsappNumber,
    registeredAddress: null,
    helpUrl: null,
    codesByWhatsapp: true,
    stopped: { chat: false, sending: false },
  })
})

test("the demo's texts are marked as such and leave alone what an admin has said", async () => {
  const said = JSON.stringify('help@tyres.example')
  await ctx.db
    .insertInto('site_content')
    .values({ name: 'support_email', value: said, updated_at: ctx.clock.now() })
    .execute()
  await seedSite(ctx.db, ctx.clock.now())
  const { json } = await ask('GET', '/api/site')
  expect(json).toMatchObject({
    supportEmail: 'help@tyres.example',
    claims: [{ title: 'Price match guarantee' }, {}, {}],
  })
  const marked = await ctx.db.selectFrom('site_content').select('name').where('is_demo', '=', true).execute()
  expect(marked.map(({ name }) => name)).not.toContain('support_email')
})

test('the nearest town is known, and the sea is nowhere', async () => {
  const near = async (lat: number, lng: number) =>
    (await ask('GET', `/api/places/near?lat=${lat}&lng=${lng}`)).json.place
  expect(await near(-26.1, 28.06)).toMatchObject({ name: 'Sandton', province: 'Gauteng' })
  expect(await near(-33.92, 18.42)).toMatchObject({ name: 'Cape Town' })
  expect(await near(-45, 5)).toBeNull()
})

test('pictures are decoded and kept anew, once each; anything else is refused', async () => {
  const store = mediaStore({ dataDir: await mkdtemp(join(tmpdir(), 'media-')), storageUrl: undefined })
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#b3261e' } })
    .png()
    .toBuffer()
  const kept = await keepImage(store, picture, 150)
  expect(kept).toEqual({ url: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.webp$/), width: 150, height: 100 })
  expect((await keepImage(store, picture, 150)).url).toBe(kept.url)
  await expect(keepImage(store, Buffer.from('<script>'), 150)).rejects.toThrow()
})
