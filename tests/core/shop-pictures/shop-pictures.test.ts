import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { changeSettings } from '#core/notifications/preferences/settings.ts'
import { askForPictures, fetchShopPictures, showSentPicture } from '#core/shops/sent-pictures.ts'
import { insertConsent } from '#db/queries/messaging/contacts.ts'
import { as } from '#tests/support/actors.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { makeShop, makeStaff } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { sweepEvents } from '#workers/handlers/event.ts'

const { url, pool } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())
beforeEach(async () => {
  await emptyTables(pool)
  ctx.clock.set('2026-11-25T06:00:00Z')
})

/** A shop that has just joined, with an owner and somebody at the counter. */
async function joinedShop() {
  const shop = await makeShop(ctx)
  await ctx.db.updateTable('shop').set({ ask_picture_at: ctx.clock.now() }).where('id', '=', shop.id).execute()
  const lastInboundAt = ctx.clock.now()
  const owner = await makeStaff(ctx, shop, { role: 'owner', lastInboundAt })
  const frontDesk = await makeStaff(ctx, shop, { role: 'staff', lastInboundAt })
  return { shop, owner, frontDesk }
}

async function asked(contactId: string, at?: string): Promise<string[]> {
  if (at) ctx.clock.set(at)
  await askForPictures(ctx)
  await sweepEvents(ctx)
  const rows = await ctx.db
    .selectFrom('notification')
    .select(['decision', 'reason'])
    .where('kind', '=', 'shop_picture')
    .where('contact_id', '=', contactId)
    .orderBy('decided_at')
    .execute()
  return rows.map(({ decision, reason }) => `${decision}: ${reason.code}`)
}

test('owners are asked in the afternoon of an open day, once a quarter, and nobody else', async () => {
  const { owner, frontDesk } = await joinedShop()
  expect(await asked(owner.id)).toEqual([])
  // Late in the evening, and on a Sunday.
  expect(await asked(owner.id, '2026-11-25T20:00:00Z')).toEqual([])
  expect(await asked(owner.id, '2026-11-29T12:30:00Z')).toEqual([])
  expect(await asked(owner.id, '2026-11-30T12:30:00Z')).toHaveLength(1)
  expect(await asked(owner.id, '2027-01-20T12:30:00Z')).toHaveLength(1)
  expect(await asked(owner.id, '2027-03-03T12:30:00Z')).toHaveLength(2)
  expect(await asked(frontDesk.id)).toEqual([])
})

test('who has asked us to stop, or has switched such questions off, is not asked', async () => {
  const { owner: quiet } = await joinedShop()
  await changeSettings(ctx, quiet.id, { topics: { stock: false } })
  const { owner: gone } = await joinedShop()
  const stop = { channel: 'whatsapp', purpose: 'service', given: false, how: 'wrote STOP', source: 'whatsapp' } as const
  await insertConsent(ctx.db, { contact_id: gone.id, ...stop, at: ctx.clock.now() })
  ctx.clock.set('2026-11-25T12:30:00Z')
  expect(await asked(quiet.id)).toEqual(['drop: switched_off'])
  expect((await asked(gone.id)).map((one) => one.split(':')[0])).toEqual(['drop'])
})

const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#888' } })
  .jpeg()
  .toBuffer()
const gallery = (shopId: string) =>
  ctx.db.selectFrom('shop_image').select('url').where('shop_id', '=', shopId).execute()
const media = (bytes: Uint8Array | undefined) => ({ media: async () => bytes })
const replies = async (contactId: string) =>
  (
    await ctx.db
      .selectFrom('outbound_message')
      .select('content')
      .where('contact_id', '=', contactId)
      .where('kind', '=', 'reply')
      .execute()
  ).map(({ content }) => ('body' in content ? content.body : ''))

test('what an owner wants to have shown stands in the gallery; what is no picture is said', async () => {
  const { shop, owner, frontDesk } = await joinedShop()
  await expect(showSentPicture(ctx, as(frontDesk), shop.id, 'https://t.example/1')).rejects.toThrow()
  await showSentPicture(ctx, as(owner), shop.id, 'https://t.example/1')
  await fetchShopPictures(ctx, media(picture))
  await fetchShopPictures(ctx, media(picture))
  expect(await gallery(shop.id)).toHaveLength(1)
  expect(await replies(owner.id)).toEqual([])
  await showSentPicture(ctx, as(owner), shop.id, 'https://t.example/2')
  await fetchShopPictures(ctx, media(Buffer.from('no picture')))
  expect(await gallery(shop.id)).toHaveLength(1)
  expect(await replies(owner.id)).toEqual([expect.stringContaining('could not be put on the page')])
})
