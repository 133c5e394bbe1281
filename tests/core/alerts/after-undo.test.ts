import { expect, test } from 'vitest'
import { changeManyListings } from '#core/inventory/bulk-stock.ts'
import { changeOwnListing } from '#core/inventory/listing-view.ts'
import { undoStep } from '#core/undo.ts'
import { makeStaff } from '#tests/support/factories.ts'
import { as, ctx, messagesTo, stocked, tell, watcher } from './scene.ts'

const SECONDS = 1_000

async function makeFrontDesk() {
  const driver = await watcher()
  const listing = await stocked()
  const me = as(await makeStaff(ctx, listing.shop))
  const lower = () =>
    changeOwnListing(ctx, me, listing.id, { priceCents: 125_000, priceIsRight: true }, 'after its undo')
  return { driver, listing, me, lower }
}
const after = async (seconds: number) => {
  ctx.clock.advance(seconds * SECONDS)
  await tell()
}

test('drivers hear of a price of the dashboard once its ten seconds to undo it are over', async () => {
  const { driver, lower } = await makeFrontDesk()
  await lower()
  await after(10)
  expect(await messagesTo(driver)).toEqual([])
  await after(3)
  expect(await messagesTo(driver)).toHaveLength(1)
})

test('what is taken back by then is told to nobody', async () => {
  const { driver, me, lower } = await makeFrontDesk()
  const { undoId } = await lower()
  await undoStep(ctx, me, undoId)
  await after(60)
  expect(await messagesTo(driver)).toEqual([])
})

test('the same holds for many listings at once', async () => {
  const { driver, listing, me } = await makeFrontDesk()
  const change = () =>
    changeManyListings(ctx, me, listing.shop.id, {
      ...{ chosen: { ids: [listing.id] }, expected: 1, priceIsRight: true },
      change: { what: 'price', percent: -75, round: 'none' },
    })
  const { undoId } = await change()
  await undoStep(ctx, me, undoId ?? '')
  await after(60)
  expect(await messagesTo(driver)).toEqual([])
  await change()
  await after(13)
  expect(await messagesTo(driver)).toHaveLength(1)
})

test('the chat tells at once', async () => {
  const { driver, listing, me } = await makeFrontDesk()
  await changeOwnListing(ctx, me, listing.id, { priceCents: 125_000, priceIsRight: true })
  await tell()
  expect(await messagesTo(driver)).toHaveLength(1)
})
