import { expect, test } from 'vitest'
import { addDays, localDate } from '#core/rules/time/time.ts'
import { askShop, bookDeal, fitAtShop, myBooking } from '#core/rules/website/whatsapp-texts.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { makeDeal, makeListing } from '#tests/support/factories.ts'
import { ctx, newNumber, write } from './auth/site.ts'
import { makeBooking, makeWorld } from './contract/world.ts'

const world = await makeWorld()
const today = localDate(ctx.clock.now())

test('a shop is booked, or shown with its number to call', async () => {
  expect(await write(newNumber(), fitAtShop(world.shop))).toContain(`Booking at *${world.shop.name}*`)
  expect(await write(newNumber(), askShop(world.shop))).toContain(world.shop.name)
  expect(await write(newNumber(), askShop({ name: 'Gone', slug: 'gone' }))).toContain('not listed any more')
})

test('a deal is booked while it runs; afterwards the tyre is shown at its price', async () => {
  const listing = await makeListing(ctx, world.shop, { model: 'Special', priceCents: 200_000 })
  const other = await makeListing(ctx, world.shop, { model: 'Late', priceCents: 210_000 })
  await makeDeal(ctx, world.shop, listing, { priceCents: 150_000 })
  await makeDeal(ctx, world.shop, other, {
    priceCents: 160_000,
    startsOn: addDays(today, -9),
    endsOn: addDays(today, -1),
  })
  await refreshOffers(ctx.db, { all: true, today })
  const name = (listingId: string, code: string) =>
    ctx.db.updateTable('deal').set({ code }).where('listing_id', '=', listingId).execute()
  await name(listing.id, 'KX7M2')
  await name(other.id, 'BD4GH')
  expect(await write(newNumber(), bookDeal('KX7M2', 2))).toContain('2 x Michelin Special')
  const ended = await write(newNumber(), bookDeal('BD4GH'))
  expect(ended).toContain('That deal has ended')
  expect(ended).toContain('R 2 100')
})

test('a booking is shown to its driver and to its shop, and to nobody else', async () => {
  const booking = await makeBooking(world)
  expect(await write(world.driver.number, myBooking(booking.code))).toContain(world.shop.name)
  expect(await write(world.staff.phone, myBooking(booking.code))).toContain('Thandi Nkosi')
  expect(await write(world.unverifiedGuest.number, myBooking(booking.code))).toContain(`no booking ${booking.code}`)
})
