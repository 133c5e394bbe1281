import { expect, test } from 'vitest'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { repeatableRandom } from '#tests/support/context.ts'
import { makeListing, makeShop, makeStaff } from '#tests/support/factories.ts'
import { inboundForm } from '#tests/support/twilio.ts'
import { product } from './product.ts'

const { ctx, twilio, start, kill, deliver, settled, got } = await product()
const everyDay = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, ['08:00-17:00']]))
const shop = await makeShop(ctx, {
  city: 'Sandton',
  lat: -26.107,
  lng: 28.057,
  hours: everyDay,
  openOnPublicHolidays: true,
})
const frontDesk = await makeStaff(ctx, shop, { phone: '+27115550100', lastInboundAt: null })
await makeListing(ctx, shop, { quantity: 40 })
await refreshOffers(ctx.db, { all: true, today: '2026-11-18' })

test('killed between taking messages and answering them, it answers every one once and in order', async () => {
  const words = ['hi', '4 x 205/55R16 in Sandton', '1', 'menu', 'shops near Sandton']
  const undisturbed = '+27820000100'
  const people = Array.from({ length: 12 }, (_, at) => `+2782000${String(200 + at).padStart(4, '0')}`)
  await start()
  for (const text of words) {
    await deliver(inboundForm(undisturbed, text))
    await settled()
  }
  const random = repeatableRandom(4)
  for (const text of words) {
    const killAfter = Math.floor(random() * people.length)
    const death = Promise.withResolvers<void>()
    let taken = 0
    const delivered = people.map(async (phone) => {
      await deliver(inboundForm(phone, text))
      if (taken++ === killAfter) death.resolve(kill())
    })
    await death.promise
    await start()
    await Promise.all(delivered)
  }
  await settled()
  for (const phone of people) expect(got(phone), phone).toEqual(got(undisturbed))
  expect(got(undisturbed).length).toBeGreaterThanOrEqual(words.length)
})

test('killed while it sends, it repeats nothing that Twilio has', async () => {
  const people = Array.from({ length: 12 }, (_, at) => `+2782000${String(300 + at).padStart(4, '0')}`)
  for (let round = 0; round < 3; round++) {
    const next = twilio.nextMessage()
    await Promise.all(people.map((phone) => deliver(inboundForm(phone, 'menu'))))
    await next
    await kill()
    await start()
  }
  await settled()
  for (const phone of people) expect(got(phone), phone).toHaveLength(3)
})

test('killed after every message of a booking, it books once and asks the shop once', async () => {
  const driver = '+27820000400'
  const steps = [
    ['4 x 205 55 16 in Sandton', 'Michelin Primacy 4'],
    ['1', 'Total fitted'],
    ['book fitting', 'Which day'],
    ['tomorrow 10h30', 'Total R 7'],
    ['my name is Thandi Nkosi', 'Name: Thandi Nkosi'],
    ['send request', 'has your request'],
  ] as const
  for (const [text, answer] of steps) {
    await deliver(inboundForm(driver, text))
    await kill()
    await start()
    await settled()
    expect(got(driver).at(-1)?.replace(/\s/g, ' '), text).toContain(answer)
  }
  expect(got(driver)).toHaveLength(steps.length)
  expect(got(frontDesk.phone)).toHaveLength(1)
  expect(got(frontDesk.phone)[0]).toContain('Thandi Nkosi')
  const { rows } = await ctx.pool.query('select status, customer_name from booking')
  expect(rows).toEqual([{ status: 'pending', customer_name: 'Thandi Nkosi' }])
})
