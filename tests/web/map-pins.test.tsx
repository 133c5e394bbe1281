// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import ShopMapView from '#web/components/shops/shop-map-view.tsx'
import { show } from './support/show.tsx'

test('a pin with a price is named after its shop and the price', async () => {
  const name = 'Randburg Tyres, from R 6 276'
  show(<ShopMapView points={[{ id: 'a', name, lat: -26.1, lng: 28, label: 'R 6 276' }]} />)
  const pin = await screen.findByRole('button', { name })
  expect(pin.textContent).toBe('R 6 276')
})
