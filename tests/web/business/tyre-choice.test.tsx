// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ShopListing } from '#core/contracts/seller/stock.ts'
import { TyreChoice } from '#web/features/shop-bookings/tyre-choice.tsx'
import { at, id } from '../support/a-booking.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()

test('a new booking takes one of the shop’s own tyres', async () => {
  const tyre: ShopListing = {
    id: id(6),
    code: 'PR4M2',
    sku: null,
    brand: 'Michelin',
    model: 'Primacy 4',
    size: '205/55R16',
    type: 'summer',
    loadIndex: 91,
    speedRating: 'V',
    service: '91V',
    runFlat: false,
    extraLoad: false,
    imageUrl: null,
    awaitsReview: false,
    priceCents: 189_900,
    quantity: 12,
    reserved: 0,
    free: 12,
    orderIn: null,
    deal: null,
    confirmedAt: null,
    createdAt: at('06:00'),
    updatedAt: at('06:00'),
  }
  api.answers('GET /shops/:shopId/listings', { listings: [tyre], total: 1, page: 1, pages: 1 })
  const chosen: (ShopListing | undefined)[] = []
  const { user } = show(
    <TyreChoice
      shopId={id(9)}
      typed="205 55"
      onType={() => {}}
      chosen={undefined}
      onChoose={(one) => chosen.push(one)}
      error={undefined}
    />,
  )
  await user.click(await screen.findByRole('button', { name: /Michelin Primacy 4.*205\/55R16 91V.*12 on the shelf/ }))
  expect(chosen).toEqual([tyre])
})
