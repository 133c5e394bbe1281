// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Bookmarks, ShopBookmark } from '#core/contracts/profile.ts'
import { BookmarkButton } from '#web/components/bookmark-button.tsx'
import { standInApi } from './support/api.ts'
import { show } from './support/show.tsx'

const api = standInApi()
const id = '0190f1a0-0000-7000-8000-000000000001'
const none: Bookmarks = { shops: [], deals: [] }
const kept: Bookmarks = {
  shops: [{ id, notes: '', createdAt: '2026-11-20T10:00:00.000Z', shop: aShop() }],
  deals: [],
}

beforeEach(() => {
  api.answers('GET /auth/session', {
    signedIn: true,
    account: { id, role: 'customer', name: 'Thandi', phone: null, email: null },
    expiresAt: '2026-12-20T10:00:00.000Z',
  })
})
const open = () => show(<BookmarkButton kind="shop" id={id} name="Shop 1" />)
const heart = (pressed: boolean) => screen.findByRole('button', { name: 'Bookmark Shop 1', pressed })
const isFree = () =>
  waitFor(() => expect(screen.getByRole('button', { name: 'Bookmark Shop 1' })).toHaveProperty('disabled', false))
const signedIn = () => waitFor(() => expect(asked).toContain('GET'))
let asked: string[] = []
beforeEach(() => {
  asked = []
})

test('a bookmark kept while the first read of them is still under way is shown by what is read after it', async () => {
  const answerFirst = api.answersLate('GET /bookmarks', none, () => asked.push('GET'))
  api.answers('POST /bookmarks', { bookmarked: true }, () => asked.push('POST'))
  const { user } = open()
  await signedIn()
  api.answers('GET /bookmarks', kept, () => asked.push('anew'))
  await user.click(await heart(false))
  await waitFor(() => expect(asked).toEqual(['GET', 'POST', 'anew']))
  answerFirst()
  await isFree()
  await heart(true)
})

test('the heart stays as the server has answered while the bookmarks are read anew', async () => {
  api.answers('GET /bookmarks', none, () => asked.push('GET'))
  api.answers('POST /bookmarks', { bookmarked: true })
  const { user } = open()
  await signedIn()
  const button = await heart(false)
  api.keepsWaiting('GET /bookmarks')
  await user.click(button)
  await isFree()
  await heart(true)
})

test('an empty heart keeps, also what was kept before anybody knew it here', async () => {
  api.answersLate('GET /bookmarks', kept, () => asked.push('GET'))
  api.answers('POST /bookmarks', { bookmarked: true }, (body) => asked.push(JSON.stringify(body)))
  const { user } = open()
  await signedIn()
  await user.click(await heart(false))
  await waitFor(() => expect(asked).toContain(JSON.stringify({ type: 'shop', id, bookmarked: true })))
})

function aShop(): ShopBookmark['shop'] {
  return {
    id,
    slug: 'shop-1',
    name: 'Shop 1',
    address: '1 Long Street',
    suburb: null,
    city: 'Cape Town',
    province: 'Western Cape',
    phone: null,
    verified: true,
    lat: -33.92,
    lng: 18.42,
    distanceKm: null,
    services: ['fitting'],
    hours: { weekly: [], special: [], openOnPublicHolidays: false },
    openNow: true,
    opensText: null,
    fittingCents: 9000,
    callOutCents: null,
    serviceRadiusKm: null,
    rating: null,
    reviewCount: 0,
    logoUrl: null,
    imageUrl: null,
    specialties: [],
    paymentWays: [],
  }
}
