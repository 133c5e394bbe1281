// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import FinderDialog from '#web/app/business/finder/finder-dialog.tsx'
import { Finder } from '#web/app/console/finder/finder.tsx'
import { id } from '../support/a-booking.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const shop = { id: id(1), slug: 'randburg-tyres', name: 'Randburg Tyres' }

beforeEach(() => {
  api.answers('GET /my-shops', { shops: [{ id: id(1), role: 'owner', since: '2026-01-05T08:00:00.000Z', shop }] })
  api.answers('GET /shops/:shopId/find', {
    bookings: [{ id: id(7), code: 'KX7M2', customer: 'Zanele', status: 'confirmed', at: '2026-11-23T08:30:00.000Z' }],
    listings: [],
    threads: [{ id: id(8), subject: 'Lay-by', customer: 'Zanele Khumalo' }],
  })
})

test('ctrl+k finds a booking by a name, and Enter opens it', async () => {
  const { user, address } = show(<Finder dialog={FinderDialog} />, { at: '/business/inventory' })
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: /^Find a booking/ })
  await user.type(field, 'zanele')
  await screen.findByRole('option', { name: /Zanele · KX7M2 Confirmed, Monday 23 November at 10:30/ })
  expect(screen.getByRole('option', { name: /Lay-by/ })).toBeDefined()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(`/business/bookings?shop=randburg-tyres&booking=${id(7)}`))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('without words it offers the pages, and with unknown words says that there is nothing', async () => {
  api.answers('GET /shops/:shopId/find', { bookings: [], listings: [], threads: [] })
  const { user } = show(<Finder dialog={FinderDialog} />, { at: '/business/inventory' })
  await user.keyboard('/')
  await screen.findByRole('option', { name: 'Messages' })
  await user.type(screen.getByRole('combobox'), 'qqq')
  await screen.findByText('Nothing is called that here.')
})

test('in the messages the slash is left to their own search', async () => {
  const { user } = show(<Finder dialog={FinderDialog} slashIsTaken />, { at: '/business/messages' })
  await user.keyboard('/')
  expect(screen.queryByRole('dialog')).toBeNull()
})
