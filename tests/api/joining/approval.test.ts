import sharp from 'sharp'
import { expect, test } from 'vitest'
import { mediaStore } from '#core/media/store.ts'
import { makeMember } from '#tests/support/factories.ts'
import { confirm, mailsTo, tokenTo } from '../auth/mailbox.ts'
import { ask, ctx } from '../auth/site.ts'
import { makeAdmin, makePerson } from '../contract/world.ts'
import { fetchFile, pdf } from '../threads/some-files.ts'
import { makeSeller } from './people.ts'

const admin = await makeAdmin()
const applicationOf = async ({ shopId, cookie }: { shopId: string; cookie: string }) =>
  (await ask('GET', `/api/shops/${shopId}/application`, { cookie })).json
const decide = (shopId: string, what: string, body?: object) =>
  ask('POST', `/api/admin/applications/${shopId}/${what}`, { cookie: admin.cookie, ...(body && { body }) })
const queue = async () => (await ask('GET', '/api/admin/applications?limit=100', { cookie: admin.cookie })).json
const prove = async (seller: { email: string; cookie: string }) =>
  void (await confirm(await tokenTo(seller.email, 'verify_email'), seller.cookie))

test('an approval waits for one proven contact; then drivers find the shop and its owner is told', async () => {
  const seller = await makeSeller()
  expect(await decide(seller.shopId, 'approve')).toMatchObject({ status: 409, json: { code: 'CONTACT_UNPROVEN' } })
  expect(await applicationOf(seller)).toMatchObject({
    status: 'pending',
    ready: { emailProven: false, hasHours: false },
  })
  await prove(seller)
  expect(await applicationOf(seller)).toMatchObject({ ready: { emailProven: true } })
  expect(await decide(seller.shopId, 'approve')).toMatchObject({
    status: 200,
    json: { status: 'active', verified: true },
  })
  expect((await ask('GET', `/api/shops/${seller.slug}`)).status).toBe(200)
  expect((await mailsTo(seller.email))[0]?.subject).toBe('Kopjes Tyres is approved')
  expect((await decide(seller.shopId, 'approve')).json.code).toBe('STATUS_FORBIDS')
  const trail = await ctx.db
    .selectFrom('audit_entry')
    .select(['contact_id', 'old_values', 'new_values'])
    .where('entity_id', '=', seller.shopId)
    .where('action', '=', 'update')
    .execute()
  expect(trail).toEqual([
    {
      contact_id: admin.contactId,
      old_values: { status: 'pending', verified: false },
      new_values: { status: 'active', verified: true },
    },
  ])
})

test('a rejected shop shows as inactive with the reason, also to an unproven mailbox, and can be sent in again', async () => {
  const seller = await makeSeller()
  expect((await decide(seller.shopId, 'reject', { reason: '  ' })).json.fields).toEqual({
    reason: 'Please give a reason',
  })
  expect(await decide(seller.shopId, 'reject', { reason: 'The address does not exist' })).toMatchObject({ status: 200 })
  expect(await applicationOf(seller)).toMatchObject({
    status: 'inactive',
    rejectionReason: 'The address does not exist',
  })
  expect((await mailsTo(seller.email))[0]?.text).toContain('The address does not exist')
  const again = await ask('POST', `/api/shops/${seller.shopId}/application/resubmit`, { cookie: seller.cookie })
  expect(again.json).toMatchObject({ status: 'pending', rejectionReason: null })
  const twice = await ask('POST', `/api/shops/${seller.shopId}/application/resubmit`, { cookie: seller.cookie })
  expect(twice.json.code).toBe('STATUS_FORBIDS')
})

test('more is asked for, and the shop is the newest of the queue once it is there', async () => {
  const [first, second] = [await makeSeller(), await makeSeller()]
  await decide(first.shopId, 'request-more', { message: 'Your ID, please' })
  expect(await applicationOf(first)).toMatchObject({ status: 'pending', moreAsked: 'Your ID, please' })
  ctx.clock.advance(1000)
  await ask('POST', `/api/shops/${first.shopId}/application/resubmit`, { cookie: first.cookie })
  const waiting = ((await queue()).applications as unknown as { shop: { id: string } }[]).map(({ shop }) => shop.id)
  expect(waiting.filter((id) => [first.shopId, second.shopId].includes(id))).toEqual([first.shopId, second.shopId])
})

test('the queue is read page by page', async () => {
  await Promise.all([makeSeller(), makeSeller(), makeSeller()])
  const seen: string[] = []
  for (let after: string | null = ''; after !== null; ) {
    const { json } = await ask('GET', `/api/admin/applications?limit=2${after && `&after=${after}`}`, {
      cookie: admin.cookie,
    })
    seen.push(...(json.applications as unknown as { shop: { id: string } }[]).map(({ shop }) => shop.id))
    after = json.next as unknown as string | null
  }
  const all = (await queue()).applications as unknown as { shop: { id: string } }[]
  expect(seen).toEqual(all.map(({ shop }) => shop.id))
})

test('the logo is made square, and nothing but a picture is one', async () => {
  const seller = await makeSeller()
  const put = (body: Uint8Array | string) =>
    fetchFile(`/api/shops/${seller.shopId}/application/logo`, { cookie: seller.cookie, body })
  const wide = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#084' } })
    .png()
    .toBuffer()
  const answer = await put(wide)
  expect(answer.status).toBe(201)
  const url = String(answer.json.logoUrl)
  const kept = await mediaStore(ctx.config).get(url.split('/').at(-1) ?? '')
  expect(await sharp(kept).metadata()).toMatchObject({ width: 600, height: 600 })
  expect(await applicationOf(seller)).toMatchObject({ logoUrl: url, ready: { hasLogo: true } })
  expect((await put(pdf)).json).toMatchObject({ message: 'Logo must be a JPEG, PNG, or WebP image' })
  expect((await put(Buffer.alloc(5 * 1024 * 1024))).json).toMatchObject({
    message: 'Logo file size must be less than 5MB',
  })
})

test('papers are read by owners and admins, and by nobody else', async () => {
  const seller = await makeSeller()
  const [staff, unverifiedGuest] = [await makePerson(), await makePerson()]
  await makeMember(ctx, { id: seller.shopId }, staff.contactId)
  const path = `/api/shops/${seller.shopId}/documents/registration`
  const put = (cookie: string, body: Uint8Array | string = pdf) => fetchFile(`${path}?name=CIPC.pdf`, { cookie, body })
  const added = await put(seller.cookie)
  expect([added.status, added.json.name]).toEqual([201, 'CIPC.pdf'])
  const { path: address } = added.json as unknown as { path: string }
  for (const { cookie } of [seller, admin]) {
    const read = await fetchFile(address, { cookie })
    expect([read.status, read.bytes.equals(pdf)]).toEqual([200, true])
    expect(read.headers.get('Content-Disposition')).toContain('attachment')
  }
  const reads = await Promise.all([staff, unverifiedGuest].map(({ cookie }) => fetchFile(address, { cookie })))
  expect(reads.map(({ status }) => status)).toEqual([404, 404])
  expect((await fetchFile(address)).status).toBe(401)
  const writes = await Promise.all([staff, unverifiedGuest, admin].map(({ cookie }) => put(cookie)))
  expect(writes.map(({ status }) => status)).toEqual([403, 404, 404])
  expect((await put(seller.cookie, 'MZ is no paper')).json.message).toBe(
    'A document must be a PDF, JPEG, PNG or WebP file',
  )
  const looks = ctx.db.selectFrom('audit_entry').select('contact_id').where('entity_type', '=', 'document')
  expect(await looks.where('action', '=', 'read').execute()).toEqual([{ contact_id: admin.contactId }])
  expect((await queue()).applications).toContainEqual(
    expect.objectContaining({ documents: [expect.objectContaining({ kind: 'registration', path: address })] }),
  )
})

test('admins hear of a shop that waits', async () => {
  await makeSeller({ businessName: 'Vaal Bande' })
  await mailsTo('nobody@post.example')
  const told = await ctx.db
    .selectFrom('notification')
    .select('notice')
    .where('kind', '=', 'application_submitted')
    .execute()
  expect(JSON.stringify(told)).toContain('Vaal Bande in Ferndale waits for approval')
})
