// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LocationLine } from '#web/features/home/components/location-line.tsx'
import { standInApi } from './support/api.ts'
import { show } from './support/show.tsx'

const api = standInApi()

type Told = (give: PositionCallback, refuse: PositionErrorCallback, options: PositionOptions) => void

/** The device's own answer; a module that has asked before is forgotten. */
function device(getCurrentPosition: Told, permission: PermissionState = 'prompt') {
  vi.stubGlobal('navigator', {
    geolocation: { getCurrentPosition },
    permissions: { query: async () => ({ state: permission }) },
    userAgent: navigator.userAgent,
    clipboard: navigator.clipboard,
  })
}
const coords = { latitude: -26.1, longitude: 28.06, accuracy: 20 }
const place = { name: 'Sandton', province: 'Gauteng', lat: -26.107, lng: 28.057 }

afterEach(() => vi.unstubAllGlobals())

test.each([
  [1, 'Location access denied by user'],
  [2, 'Location information is unavailable'],
  [3, 'Location request timed out'],
  [9, 'An unknown error occurred'],
])('refusal %i is said as: %s', async (code, words) => {
  device((_, refuse) => refuse({ code } as GeolocationPositionError))
  const { user } = show(<LocationLine />)
  await user.click(screen.getByRole('button', { name: 'Enable Location' }))
  await screen.findByText(words)
})

test('the offer can be put away', async () => {
  device(() => {})
  const { user } = show(<LocationLine />)
  await user.click(screen.getByRole('button', { name: /Not now/ }))
  expect(screen.queryByRole('button', { name: 'Enable Location' })).toBeNull()
})

test('the town is named; the server is told of a place to within a kilometre only', async () => {
  const asked: string[] = []
  const wanted: PositionOptions[] = []
  api.answers('GET /places/near', { place }, (_, url) => asked.push(url.search))
  device((give, _, options) => {
    wanted.push(options)
    give({ coords } as GeolocationPosition)
  })
  const { user } = show(<LocationLine />)
  await user.click(screen.getByRole('button', { name: 'Enable Location' }))
  await screen.findByText('Deals and shops near Sandton')
  expect(asked).toEqual(['?lat=-26.1&lng=28.06'])
  expect(wanted).toEqual([{ enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 }])
})
