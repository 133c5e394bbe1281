// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import FinderDialog from '#web/app/admin/finder/finder-dialog.tsx'
import { Finder } from '#web/app/console/finder/finder.tsx'
import { id } from '../support/a-booking.ts'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
beforeEach(() => {
  api.answers('GET /auth/session', signedInAs(anAccount({ role: 'admin', adminRoles: ['support'] })))
  api.answers('GET /admin/find', {
    businesses: [{ id: id(1), name: 'Kopjes Bande', city: 'Randburg', status: 'blocked' }],
    people: [],
    bookings: [{ code: 'KX7M2', status: 'in_progress', business: { id: id(1), name: 'Kopjes Bande' } }],
    invoices: [],
    deals: [{ code: 'DL3X2', title: 'Winter special', business: 'Kopjes Bande' }],
    tyres: [{ id: id(4), name: 'Michelin Primacy 4 205/55R16' }],
    threads: [{ id: id(5), type: 'support', business: null }],
  })
})

test('ctrl+k finds a business by a part of its name, and Enter opens it', async () => {
  const { user, address } = show(<Finder dialog={FinderDialog} />, { at: '/admin/platform' })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: /^Find a business/ }), 'kopjes')
  await screen.findByRole('option', { name: /Kopjes Bande Randburg, blocked/ })
  expect(screen.getByRole('option', { name: /KX7M2 in progress, at Kopjes Bande/ })).toBeDefined()
  screen.getByRole('option', { name: /Winter special Kopjes Bande/ })
  screen.getByRole('option', { name: /Michelin Primacy 4/ })
  screen.getByRole('option', { name: /With us/ })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(`/admin/businesses/${id(1)}`))
})

test('without words it offers the pages that the admin works on', async () => {
  const { user } = show(<Finder dialog={FinderDialog} />, { at: '/admin/platform' })
  await user.keyboard('/')
  await screen.findByRole('option', { name: 'Audit trail' })
  expect(screen.queryByRole('option', { name: 'Tyres' })).toBe(null)
})
