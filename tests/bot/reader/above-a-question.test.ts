import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { makeListing, makeShop, makeStaff } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { says } from './answers.ts'
import { phones, voiceNote } from './phones.ts'

const { url } = await testDatabase()
const { ctx, reader, write, send, tap, press, got } = await phones(url)
const counter = '+27115550100'
const driver = '+27820004001'
const booking = ['4 x 205 55 16 in Sandton', '1', 'book', 'tomorrow 10h30', 'my name is Thandi Nkosi', 'send request']
const statuses = async () => (await ctx.db.selectFrom('booking').select('status').execute()).map(({ status }) => status)

beforeAll(async () => {
  const shop = await makeShop(ctx, { name: 'Kloof Tyres', city: 'Sandton', lat: -26.107, lng: 28.057, bays: 5 })
  await makeStaff(ctx, shop, { phone: counter })
  await makeListing(ctx, shop, { quantity: 40 })
  await refreshOffers(ctx.db, { all: true, today: '2026-11-18' })
})
beforeEach(() => {
  reader.asked.length = 0
  // Somebody who writes without a pause is answered at WhatsApp's pace.
  ctx.clock.advance(30_000)
})

test('a conversation that is understood asks nobody', async () => {
  for (const words of booking) await write(driver, words)
  expect(await statuses()).toEqual(['pending'])
  expect(reader.asked).toEqual([])
})

describe('a yes below what was read back', () => {
  test.each(['yes', 'ja', 'Yes', 'ok', 'yebo'])('is not the yes to the question above it: %s', async (yes) => {
    await write(driver, 'cancel my booking')
    expect(got(driver).at(-1)).toMatch(/cancel/i)
    reader.says = [says('alert_delete')]
    expect(await write(driver, 'blah blah blah wena')).toEqual(['Do you mean: End an alert?'])
    await write(driver, yes)
    expect(await statuses()).toEqual(['pending'])
    await write(driver, 'menu')
  })
})

test('at the counter no word of the second reader answers the request that waits', async () => {
  const told = got(driver).length
  for (const intent of ['shop_confirm', 'shop_decline', 'yes', 'answer', 'pick', 'tell_customer', 'shop_cancel']) {
    reader.says = [says(intent, { time: '11:00', date: '2026-11-19' })]
    await write(counter, 'blah blah blah wena')
    await write(counter, 'vrot skoene onder die ou ding')
  }
  expect(reader.asked.length).toBeGreaterThan(0)
  expect(await statuses()).toEqual(['pending'])
  expect(got(driver)).toHaveLength(told)
})

describe('a voice note in the middle of a task', () => {
  test('answers the open question once it is confirmed, and may cancel then', async () => {
    await write(driver, 'cancel my booking')
    reader.says = ['no, keep it']
    expect(await send(driver, voiceNote, 'audio/ogg')).toEqual(['I heard: “no, keep it”. Is that right?'])
    expect(await statuses()).toEqual(['pending'])
    await press(driver, 'Yes')
    expect(await statuses()).toEqual(['pending'])
    expect(got(counter).join()).not.toContain('Voice note')
  })

  test('that is meant for the shop goes there after a no', async () => {
    await write(driver, 'cancel my booking')
    reader.says = ['tell them I am late']
    await send(driver, voiceNote, 'audio/ogg')
    const [asked] = await press(driver, 'No')
    expect(asked).toContain('Shall I send it to Kloof Tyres?')
    expect(got(counter).join()).not.toContain('Voice note')
    await tap(driver, 'threads:send', 'Send it')
    expect(got(counter).join()).toContain('Voice note')
    expect(reader.asked).toHaveLength(1)
  })
})

test('a yes below what a shop has told since is not for what was read back', async () => {
  reader.says = [says('alert_delete')]
  await write(driver, 'menu')
  expect(await write(driver, 'blah blah blah wena')).toEqual(['Do you mean: End an alert?'])
  const { id } = await ctx.db.selectFrom('booking').select('id').executeTakeFirstOrThrow()
  await tap(counter, `booking:confirm:${id}`, 'Confirm')
  expect(await statuses()).toEqual(['confirmed'])
  expect(got(driver).at(-1)).not.toContain('Do you mean')
  expect((await write(driver, 'Yes')).join()).not.toMatch(/alert/i)
  expect(await statuses()).toEqual(['confirmed'])
})
