// @vitest-environment jsdom
import { csvLines } from '#tests/support/csv-lines.ts'
import '#web/components/ui/toaster.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Analytics, Figures } from '#core/contracts/seller/analytics.ts'
import { periodTo, piecesOf } from '#core/rules/figures/periods.ts'
import { AnalyticsScreen } from '#web/features/analytics/components/analytics-screen.tsx'
import { analyticsCsv } from '#web/features/analytics/csv.ts'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'
import { id, myShops } from './an-inbox.ts'

const api = standInApi()
const figures = (change: Partial<Figures> = {}): Figures => ({
  pageViews: 40,
  listingViews: 20,
  chats: 6,
  bookings: 4,
  completed: 2,
  completionPercent: 50,
  answers: 5,
  answeredInTime: 4,
  answerMinutes: 65,
  bookedCents: 790_000,
  ...change,
})
const nothing = figures({
  ...{ pageViews: 0, listingViews: 0, chats: 0, bookings: 0, completed: 0, completionPercent: null },
  ...{ answers: 0, answeredInTime: 0, answerMinutes: null, bookedCents: 0 },
})

function anAnalytics(summary: Partial<Analytics['summary']> = {}): Analytics {
  const { from, to, previous } = periodTo('2026-11-18', 7)
  return {
    at: '2026-11-18T07:00:00.000Z',
    summary: {
      totalInventory: 101,
      tyres: 1234,
      lowStockItems: 6,
      activeDeals: 4,
      pendingBookings: 3,
      month: '2026-11-01',
      monthlyBookings: 8,
      completedBookings: 6,
      conversionPercent: 75.1,
      estimatedRevenueCents: 123_456_700,
      bookedRevenueCents: 790_000,
      ...summary,
    },
    days: 7,
    now: { from, to, figures: figures() },
    previous: { ...previous, figures: figures({ chats: 3, answerMinutes: 80, pageViews: 0, listingViews: 0 }) },
    pieces: piecesOf('2026-11-18', 7).map((piece, at) => ({ ...piece, figures: at === 6 ? figures() : nothing })),
    quotes: { asked: 7, won: 2, lost: 3, unanswered: 1 },
    wanted: { from: '2026-10-20', days: 30, withinKm: 20, sizes: [{ size: '265/65R17', drivers: 12 }] },
  }
}

beforeEach(() => {
  api.answers(
    'GET /auth/session',
    signedInAs(anAccount({ role: 'business', hasShop: true, email: 'riaan@spoor.test' })),
  )
  api.answers('GET /my-shops', myShops)
  api.answers('GET /shops/:shopId/analytics', anAnalytics())
})
function AddressBar() {
  const { pathname, search } = useLocation()
  window.history.replaceState(null, '', pathname + search)
  return null
}
const open = (at = '/business/analytics') =>
  show(
    <>
      <AddressBar />
      <AnalyticsScreen />
    </>,
    { at },
  )
const cardOf = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement as HTMLElement

describe('the first screen', () => {
  test('shows who is signed in, Logout, and eight skeletons while it loads', async () => {
    api.keepsWaiting('GET /shops/:shopId/analytics')
    open()
    await screen.findByText('riaan@spoor.test')
    screen.getByRole('button', { name: 'Logout' })
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(8)
  })

  test('has eight cards that say over what time they count', async () => {
    open()
    const cards: [string, string, string][] = [
      ['Total inventory', '101', 'listings now, 1 234 tyres'],
      ['Low-stock items', '6', 'fewer than 10 on the shelf'],
      ['Active deals', '4', 'now'],
      ['Pending bookings', '3', 'now, whenever made'],
      ['Monthly bookings', '8', 'made in November so far'],
      ['Completed bookings', '6', 'of those made in November so far'],
      ['Estimated revenue', 'R 1 234 567', 'A proxy, not sales'],
      ['Conversion rate', '75.1 %', 'completed of all bookings made in November so far'],
    ]
    for (const [name, value, over] of cards) {
      const words = (await cardOf(name)).textContent
      expect(words, name).toContain(value)
      expect(words, name).toContain(over)
    }
    expect((await cardOf('Estimated revenue')).textContent).toContain('Booked revenueR 7 900')
  })

  test.each([
    { low: 6, percent: 75.1, lowLook: 'text-danger', look: 'text-whatsapp-ink' },
    { low: 5, percent: 75, lowLook: undefined, look: 'text-accent-ink' },
    { low: 0, percent: 50, lowLook: undefined, look: 'text-danger' },
  ])('colours $low low items and $percent % as the rules say', async ({ low, percent, lowLook, look }) => {
    api.answers('GET /shops/:shopId/analytics', anAnalytics({ lowStockItems: low, conversionPercent: percent }))
    open()
    const value = within(await cardOf('Low-stock items')).getByText(String(low)).className
    expect(value.includes('text-danger')).toBe(lowLook !== undefined)
    expect(within(await cardOf('Conversion rate')).getByText(`${percent.toFixed(1)} %`).className).toContain(look)
  })

  test('says in a word what three figures mean', async () => {
    open()
    const insights = within(await screen.findByRole('region', { name: 'Quick Insights' }))
    expect(insights.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Stronginventory Trend up',
      'Excellentconversion',
      'Manyactive deals',
    ])
  })

  test('that cannot be read says so and is tried again', async () => {
    api.refuses('GET /shops/:shopId/analytics', 500, { code: 'ANALYTICS_FAILED', message: 'It is away' })
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load analytics')
    api.answers('GET /shops/:shopId/analytics', anAnalytics())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await cardOf('Total inventory')
  })
})

describe('over time', () => {
  test('each figure stands against the period before, with a table behind it', async () => {
    const { user } = open('/business/analytics?days=7')
    const chats = within(await screen.findByRole('region', { name: 'Chats' }))
    chats.getByText('6', { selector: 'strong' })
    chats.getByText('+100 %, 3 in the 7 days before')
    within(screen.getByRole('region', { name: 'Response time' })).getByText('−15 min, 1 h 20 min in the 7 days before')
    within(screen.getByRole('region', { name: 'Views on the website' })).getByText('none in the 7 days before')
    await user.click(chats.getByText('Chats as a table'))
    const rows = chats.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows.slice(0, 3)).toEqual(['WhenChats', '18 Nov6', '17 Nov0'])
  })

  test('arrow keys walk along a chart, and each day says its values', async () => {
    open('/business/analytics?days=7')
    const views = within(await screen.findByRole('region', { name: 'Views on the website' }))
    const along = views.getByRole('slider', { name: 'Views on the website along the period' })
    expect(along.getAttribute('aria-valuetext')).toBe('18 Nov: Shop page 40, Tyres 20')
    fireEvent.change(along, { target: { value: '5' } })
    expect(along.getAttribute('aria-valuetext')).toBe('17 Nov: Shop page 0, Tyres 0')
    views.getByText('Tyres 0')
    fireEvent.blur(along)
    await waitFor(() => expect(views.queryByText('Tyres 0')).toBeNull())
    const response = within(screen.getByRole('region', { name: 'Response time' }))
    fireEvent.change(response.getByRole('slider'), { target: { value: '0' } })
    response.getByText('Average wait –')
  })

  test('the period stands in the address', async () => {
    const asked: string[] = []
    api.answers('GET /shops/:shopId/analytics', anAnalytics(), (_, { search }) => void asked.push(search))
    const { user, address } = open()
    await user.click(await screen.findByRole('button', { name: '365 days' }))
    await waitFor(() => expect(asked).toEqual(['?days=30', '?days=365']))
    expect(address()).toBe('/business/analytics?days=365')
  })

  test('an empty period is shown as empty', async () => {
    const empty = anAnalytics()
    const pieces = empty.pieces.map((piece) => ({ ...piece, figures: nothing }))
    api.answers('GET /shops/:shopId/analytics', { ...empty, pieces, now: { ...empty.now, figures: nothing } })
    open()
    const chats = within(await screen.findByRole('region', { name: 'Response time' }))
    chats.getByText('None')
    chats.getByText('Nothing in this period')
  })

  test('sizes that people ask for near the shop are named', async () => {
    open()
    const wanted = within(await screen.findByRole('region', { name: /^Asked for near you/ }))
    expect(wanted.getByRole('listitem').textContent).toBe('12 drivers asked for 265/65R17within 20 km, last 30 days')
  })
})

test('the file holds what is shown, and no cell starts a formula', () => {
  const lines = csvLines(analyticsCsv(anAnalytics()))
  expect(lines).toContain('Day,2026-11-18,2026-11-18,40,20,6,4,2,50,5,4,65,7900.00')
  expect(lines).toContain('The 7 days before,2026-11-05,2026-11-11,0,0,3,4,2,50,5,4,80,7900.00')
  expect(lines).toContain('Conversion rate %,2026-11-01 to 2026-11-18,75.1')
  expect(lines).toContain('265/65R17,12')
  const odd = anAnalytics()
  const wanted = { ...odd.wanted, sizes: [{ size: '=HYPERLINK(1)', drivers: 3 }] }
  expect(csvLines(analyticsCsv({ ...odd, wanted }))).toContain("'=HYPERLINK(1),3")
})

test('the shop is that of the address', async () => {
  const asked: string[] = []
  api.answers('GET /shops/:shopId/analytics', anAnalytics(), (_, { pathname }) => void asked.push(pathname))
  open()
  await cardOf('Active deals')
  expect(asked[0]).toContain(myShops.shops[0]?.shop.id ?? id(0))
})

test('who belongs to no shop is told so', async () => {
  api.answers('GET /my-shops', { shops: [] })
  show(<AnalyticsScreen />)
  await screen.findByText('No business found for this user. Please contact support.')
})
