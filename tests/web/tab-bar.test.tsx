// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { TabBar } from '#web/app/layout/tab-bar.tsx'
import { standInApi } from './support/api.ts'
import { show } from './support/show.tsx'

const api = standInApi()
const names = () => [...screen.getByRole('navigation').children].map((tab) => tab.textContent?.trim())

describe('the tab bar', () => {
  test('leads round the website', async () => {
    api.answers('GET /auth/session', { signedIn: false })
    show(<TabBar />)
    expect(names()).toEqual(['Home', 'Search', 'Bookings', 'Messages', 'Profile'])
  })

  test('offers what a driver wants of the shop that is open', () => {
    api.keepsWaiting('GET /shops/:shop')
    show(<TabBar />, { at: '/business/tyre-town' })
    expect(names()).toEqual(['Back', 'Call', 'Directions'])
  })

  test('leads round the website where there is no such shop to call', async () => {
    api.answers('GET /auth/session', { signedIn: false })
    api.refuses('GET /shops/:shop', 404, { code: 'SHOP_NOT_FOUND', message: 'Business not found.' })
    show(<TabBar />, { at: '/business/tyre-town' })
    await screen.findByText('Home')
    expect(names()).toEqual(['Home', 'Search', 'Bookings', 'Messages', 'Profile'])
  })
})
