import { describe, expect, test } from 'vitest'
import { system } from '#core/actor.ts'
import { createAlert } from '#core/alerts/alerts.ts'
import { matchAlerts } from '#core/alerts/tell-alerts.ts'
import { publishDeal } from '#core/deals/change-deal.ts'
import { refreshDeals } from '#core/deals/feature-deals.ts'
import { changeListing } from '#core/inventory/listing-view.ts'
import { makeContact } from '#tests/support/factories.ts'
import { as, capeTown, ctx, messagesTo, randburg, reprice, size, stocked, tell, watcher, wrote } from './scene.ts'

/** Whether the alert is told of a Michelin at R 1 250 in Randburg, fitted for R 1 330. */
async function hears(options: Parameters<typeof watcher>[0], stock: Parameters<typeof stocked>[0] = {}, deal = false) {
  const person = await watcher(options)
  const listing = await stocked(stock)
  if (deal)
    await publishDeal(ctx, system, {
      listingId: listing.id,
      title: 'Special',
      priceCents: 125_000,
      startsOn: '2026-11-18',
    })
  else await reprice(listing, 125_000)
  await tell()
  return (await messagesTo(person)).length === 1
}

describe('an alert hears of', () => {
  test('its size and no other', async () => {
    expect(await hears({})).toBe(true)
    expect(await hears({ size: '195/65R15' })).toBe(false)
  })

  test('a price up to its limit, which covers the tyre, the tyre fitted, or everything', async () => {
    expect(await hears({ maxCents: 125_000 })).toBe(true)
    expect(await hears({ maxCents: 124_999 })).toBe(false)
    expect(await hears({ maxCents: 133_000, maxCovers: 'fitted' })).toBe(true)
    expect(await hears({ maxCents: 132_999, maxCovers: 'fitted' })).toBe(false)
    expect(await hears({ maxCents: 532_000, maxCovers: 'total' })).toBe(true)
    expect(await hears({ maxCents: 531_999, maxCovers: 'total' })).toBe(false)
    expect(await hears({ maxCents: undefined })).toBe(true)
  })

  test('its brands, types and run-flats', async () => {
    expect(await hears({ brands: ['michelin', 'Pirelli'] })).toBe(true)
    expect(await hears({ brands: ['Pirelli'] })).toBe(false)
    expect(await hears({ types: ['summer'] })).toBe(true)
    expect(await hears({ types: ['winter'] })).toBe(false)
    expect(await hears({ runFlat: true })).toBe(false)
    expect(await hears({ runFlat: true }, { runFlat: true })).toBe(true)
  })

  test('enough tyres', async () => {
    expect(await hears({ quantity: 8 }, { quantity: 8 })).toBe(true)
    expect(await hears({ quantity: 8 }, { quantity: 7 })).toBe(false)
  })

  test('deals alone, when it asks for deals', async () => {
    expect(await hears({ dealsOnly: true, maxCents: undefined })).toBe(false)
    expect(await hears({ dealsOnly: true, maxCents: undefined }, {}, true)).toBe(true)
    expect(await hears({}, {}, true)).toBe(true)
  })

  test('its place, near and far, or of anywhere', async () => {
    const north = (km: number) => ({ ...randburg, lat: randburg.lat + km / 111.2 })
    const east = (km: number) => ({ ...randburg, lng: randburg.lng + km / 99.85 })
    for (const radiusKm of [1, 9, 10, 11, 24, 50, 90, 180, 350, 500]) {
      expect(await hears({ near: { ...north(radiusKm * 0.98), radiusKm } }), `${radiusKm} km north`).toBe(true)
      expect(await hears({ near: { ...north(-radiusKm * 0.98), radiusKm } }), `${radiusKm} km south`).toBe(true)
      expect(await hears({ near: { ...east(radiusKm * 0.98), radiusKm } }), `${radiusKm} km east`).toBe(true)
      expect(await hears({ near: { ...north(radiusKm * 1.02), radiusKm } }), `beyond ${radiusKm} km`).toBe(false)
      expect(await hears({ near: { ...east(-radiusKm * 1.05), radiusKm } }), `beyond ${radiusKm} km west`).toBe(false)
    }
    expect(await hears({ near: { ...capeTown, label: 'Cape Town', radiusKm: 500 } })).toBe(false)
    expect(await hears({ near: undefined })).toBe(true)
  })
})

describe('what is told', () => {
  test('is never told twice at the same price or a higher one, whatever alert finds it', async () => {
    const person = await watcher()
    const listing = await stocked()
    for (const price of [125_000, 125_000, 140_000, 129_000, 125_000]) {
      await reprice(listing, price)
      ctx.clock.advance(2 * 3_600_000)
      await tell()
    }
    await createAlert(ctx, as(person), { size, maxCents: 200_000 })
    await changeListing(ctx, system, listing.id, { quantity: 5 })
    await tell()
    expect(await messagesTo(person)).toHaveLength(1)
    await reprice(listing, 124_900)
    await tell()
    expect(await messagesTo(person)).toHaveLength(2)
    expect((await messagesTo(person))[1]).toContain('R 1 249 each')
  })

  test('is what holds when it is told', async () => {
    const person = await watcher()
    const cheaper = await stocked({ model: 'A' })
    const dearer = await stocked({ model: 'B' })
    const gone = await stocked({ model: 'C' })
    for (const listing of [cheaper, dearer, gone]) await reprice(listing, 125_000)
    await reprice(cheaper, 119_900)
    await reprice(dearer, 150_000)
    await changeListing(ctx, system, gone.id, { quantity: 0 })
    await tell()
    expect(await messagesTo(person)).toHaveLength(1)
    expect((await messagesTo(person))[0]).toContain('One new offer')
    expect((await messagesTo(person))[0]).toContain('Michelin A* · 205/55R16 91V\nR 1 199 each')
    await reprice(dearer, 125_000)
    ctx.clock.advance(3_600_000)
    await tell()
    expect((await messagesTo(person))[1]).toContain('Michelin B')
  })

  test('leaves out what was there when the alert was made', async () => {
    const listing = await stocked({ priceCents: 120_000 })
    const person = await makeContact(ctx)
    const made = await createAlert(ctx, as(person), { size, maxCents: 130_000 })
    expect(made.present).toEqual({ offers: 1, cheapestCents: 120_000 })
    await changeListing(ctx, system, listing.id, { quantity: 4 })
    await tell()
    expect(await messagesTo(person)).toEqual([])
    await reprice(listing, 110_000)
    await tell()
    expect(await messagesTo(person)).toHaveLength(1)
  })

  test('begins with a deal whose day has come', async () => {
    const person = await watcher({ dealsOnly: true })
    const listing = await stocked()
    const deal = { listingId: listing.id, title: 'Weekend', priceCents: 99_900, startsOn: '2026-11-20' }
    await publishDeal(ctx, system, deal)
    await refreshDeals(ctx)
    await tell()
    expect(await messagesTo(person)).toEqual([])
    ctx.clock.set('2026-11-20T07:00:00Z')
    await wrote(person)
    expect(await refreshDeals(ctx)).toBe(1)
    await tell()
    expect((await messagesTo(person))[0]).toContain('Deal R 999 each (was R 5 000)')
    expect(await refreshDeals(ctx)).toBe(0)
  })

  test('reaches everybody who asked, and nobody else', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, (_, at) => watcher({ maxCents: 120_000 + at * 1_000 })))
    const listing = await stocked()
    await reprice(listing, 125_500)
    await Promise.all([tell(), tell(), tell()])
    const told = await Promise.all(people.map(async (person) => (await messagesTo(person)).length))
    expect(told).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1])
  })

  test('is found once when the same change is looked at twice, also at once', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => watcher()))
    const listing = await stocked({ priceCents: 120_000 })
    const found = await Promise.all(Array.from({ length: 6 }, () => matchAlerts(ctx, { listingIds: [listing.id] })))
    expect(found.reduce((sum, one) => sum + one)).toBeGreaterThanOrEqual(5)
    await tell()
    for (const person of people) expect(await messagesTo(person)).toHaveLength(1)
  })
})
