import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { sweepPictures } from '#core/media/keep-picture.ts'
import { ask, ctx, own, site } from '../auth/site.ts'
import { forgetCounts } from '../contract/world.ts'
import { makeOwnShop } from './scene.ts'

beforeEach(forgetCounts)

type Form = 'png' | 'jpeg' | 'webp'
const picture = (width: number, height: number, form: Form = 'png', red = 200) =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 80, b: 30 } } })
    .withExif({ IFD0: { Model: 'Cheap Phone' } })
    .toFormat(form)
    .toBuffer()

async function upload(path: string, bytes: Uint8Array, cookie: string) {
  const answer = await fetch(`${site.origin}${path}`, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: own, 'Content-Type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  })
  return { status: answer.status, json: await answer.json() }
}

test('a logo is written anew, gets an address of its own and is shown at once', async () => {
  const { shop, owner, at } = await makeOwnShop()
  const first = await upload(at('logo'), await picture(600, 600), owner.cookie)
  expect(first).toMatchObject({
    status: 201,
    json: { logoUrl: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.webp$/) },
  })
  const served = await fetch(`${site.origin}${first.json.logoUrl}`)
  expect(served.headers.get('Cache-Control')).toBe('public, max-age=3600')
  const found = await sharp(Buffer.from(await served.arrayBuffer())).metadata()
  expect(found).toMatchObject({ format: 'webp', width: 600, height: 600 })
  expect(found.exif).toBeUndefined()
  const second = await upload(at('logo'), await picture(600, 600, 'jpeg', 20), owner.cookie)
  expect(second.json.logoUrl).not.toBe(first.json.logoUrl)
  expect((await fetch(`${site.origin}${first.json.logoUrl}`)).status).toBe(200)
  expect((await ask('GET', `/api/shops/${shop.slug}`)).json.logoUrl).toBe(second.json.logoUrl)
})

test.each([
  ['a WebP', () => picture(600, 600, 'webp'), 'Please select a JPG or PNG file only.'],
  [
    'a page',
    async () => Buffer.from('<html><script>alert(1)</script></html>'),
    'Please select a JPG or PNG file only.',
  ],
  ['another size', () => picture(640, 480), 'Logo dimensions are 640x480px. Must be exactly 600x600px (square).'],
  [
    'half a file',
    async () => (await picture(600, 600)).subarray(0, 60),
    'Invalid image file. Please select a valid JPG or PNG image.',
  ],
  [
    '1 MB',
    async () => Buffer.concat([await picture(600, 600), Buffer.alloc(1024 * 1024)]),
    'File size must be under 1MB.',
  ],
])('a logo of %s is refused by the server, and the present one stays', async (_, bytes, says) => {
  const { owner, at } = await makeOwnShop()
  await upload(at('logo'), await picture(600, 600), owner.cookie)
  const refused = await upload(at('logo'), await bytes(), owner.cookie)
  expect([refused.status, refused.json.message]).toEqual([400, says])
  expect((await ask('GET', at('media'), { cookie: owner.cookie })).json.logoUrl).toContain('/media/')
})

test('a gallery takes ten pictures and no more, keeps its order and gives pictures back', async () => {
  const { shop, owner, at } = await makeOwnShop()
  for (let count = 0; count < 9; count++)
    await upload(at('gallery'), await picture(40, 30, 'webp', count), owner.cookie)
  const rush = await Promise.all(
    [101, 102, 103].map(async (red) => upload(at('gallery'), await picture(40, 30, 'png', red), owner.cookie)),
  )
  expect(rush.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  expect(rush.find(({ status }) => status === 409)?.json.message).toBe(
    'Maximum 10 gallery images allowed. You have 10 and trying to add 1',
  )
  const { cookie } = owner
  const ids = ((await ask('GET', at('media'), { cookie })).json.gallery as unknown as { id: string }[]).map(
    ({ id }) => id,
  )
  const order = ids.toReversed()
  expect((await ask('PATCH', at('gallery'), { cookie, body: { order } })).status).toBe(200)
  const shown = (await ask('GET', at('media'), { cookie })).json.gallery as unknown as { id: string; url: string }[]
  expect(shown.map(({ id }) => id)).toEqual(order)
  const page = (await ask('GET', `/api/shops/${shop.slug}`)).json
  expect((page.gallery as unknown as { url: string }[]).map(({ url }) => url)).toEqual(shown.map(({ url }) => url))
  expect((await ask('PATCH', at('gallery'), { cookie, body: { order: order.slice(1) } })).json.code).toBe(
    'GALLERY_CHANGED',
  )
  const gone = await ask('DELETE', at(`gallery/${order[0]}`), { cookie })
  expect(gone.json.gallery).toHaveLength(9)
  expect((await ask('DELETE', at(`gallery/${order[0]}`), { cookie })).status).toBe(404)
})

test('an owner says what a picture shows, and drivers who cannot see it are told', async () => {
  const { shop, owner, staff, at } = await makeOwnShop()
  const added = await upload(at('gallery'), await picture(40, 30), owner.cookie)
  const { id } = (added.json.gallery as unknown as { id: string }[])[0] ?? { id: '' }
  const body = { alt: '  Our workshop with four bays  ' }
  expect((await ask('PATCH', at(`gallery/${id}`), { cookie: staff.cookie, body })).status).toBe(403)
  expect((await ask('PATCH', at(`gallery/${id}`), { cookie: owner.cookie, body })).status).toBe(200)
  expect((await ask('GET', `/api/shops/${shop.slug}`)).json.gallery).toMatchObject([
    { alt: 'Our workshop with four bays' },
  ])
  const elsewhere = at(`gallery/${shop.id}`)
  expect((await ask('PATCH', elsewhere, { cookie: owner.cookie, body })).json.code).toBe('IMAGE_NOT_FOUND')
})

test('pictures that nothing shows any more leave the store after a day, and those that another shop shows stay', async () => {
  const [one, other] = [await makeOwnShop(), await makeOwnShop()]
  const [first, second] = [await picture(600, 600, 'png', 31), await picture(600, 600, 'png', 32)]
  const old = (await upload(one.at('logo'), first, one.owner.cookie)).json.logoUrl
  const shared = (await upload(other.at('logo'), second, other.owner.cookie)).json.logoUrl
  await upload(one.at('logo'), second, one.owner.cookie)
  const last = (await upload(one.at('logo'), await picture(600, 600, 'png', 33), one.owner.cookie)).json.logoUrl
  const served = (url: unknown) => fetch(`${site.origin}${url}`).then(({ status }) => status)
  await sweepPictures(ctx)
  expect(await served(old)).toBe(200)

  ctx.clock.advance(25 * 3_600_000)
  await sweepPictures(ctx)
  expect([await served(old), await served(shared), await served(last)]).toEqual([404, 200, 200])
  expect(await served(String(old).replace('.webp', '-s.webp'))).toBe(404)
  expect(await sweepPictures(ctx)).toBe(0)
})

test('staff and strangers upload nothing', async () => {
  const { staff, at } = await makeOwnShop()
  const { owner: unverifiedGuest } = await makeOwnShop()
  const bytes = await picture(600, 600)
  for (const path of ['logo', 'gallery']) {
    expect((await upload(at(path), bytes, staff.cookie)).status).toBe(403)
    expect((await upload(at(path), bytes, unverifiedGuest.cookie)).status).toBe(404)
    expect((await upload(at(path), bytes, '')).status).toBe(401)
  }
  expect(
    await ctx.db
      .selectFrom('shop_image')
      .select('id')
      .where('shop_id', '=', at('').split('/')[3] ?? '')
      .execute(),
  ).toEqual([])
})

test('a page that shows another account sends no picture', async () => {
  const { owner, at } = await makeOwnShop()
  for (const to of ['logo', 'gallery']) {
    const headers = { 'As-Account': crypto.randomUUID() }
    const answer = await ask('POST', at(to), { cookie: owner.cookie, raw: '', headers })
    expect([answer.status, answer.json.code], to).toEqual([401, 'SIGN_IN_REQUIRED'])
  }
})
