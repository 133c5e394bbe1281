// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import type { AdminFitment, UnknownVehicle } from '#core/contracts/admin/fitment.ts'
import { FitmentScreen } from '#web/features/admin-fitment/fitment-screen.tsx'
import { id } from '../business/an-inbox.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const golf: AdminFitment = {
  id: id(1),
  make: 'Volkswagen',
  model: 'Golf GTI',
  variant: 'Mk7',
  yearFrom: 2013,
  yearTo: 2020,
  confidence: 'high',
  sizes: [{ front: '225/40R18', rear: null }],
  overlaps: true,
}
const niva: UnknownVehicle = {
  id: id(2),
  text: 'Lada Niva 2012',
  make: 'Lada',
  model: 'Niva',
  year: 2012,
  times: 7,
  firstAskedAt: '2026-11-10T07:00:00.000Z',
  lastAskedAt: '2026-11-18T07:00:00.000Z',
}

beforeEach(() => {
  api.answers('GET /admin/fitment', { rows: [golf], next: null })
  api.answers('GET /admin/fitment/unknown', { vehicles: [niva], next: null })
  api.answers('GET /admin/fitment/names', { names: [] })
  api.answers('GET /makes', { makes: ['Volkswagen', 'Toyota'] })
})
/** What is changed in an address is changed in that of the browser. */
function Address() {
  const { pathname, search } = useLocation()
  window.history.replaceState(null, '', pathname + search)
  return null
}
const open = (search = '') =>
  show(
    <>
      <Address />
      <FitmentScreen />
    </>,
    { at: `/admin/fitment${search}` },
  )

test('a row opens beside the table, is changed, and what is wrong is said beside its field', async () => {
  api.refuses('PATCH /admin/fitment/:id', 422, {
    code: 'INVALID',
    message: 'Please check what you entered.',
    fields: { 'sizes.0.front': 'This is not a tyre size, such as 205/55R16' },
  })
  const { user } = open()
  expect(await screen.findByText('Years overlap')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Volkswagen Golf GTI' }))
  const panel = within(await screen.findByRole('dialog'))
  const sizes = panel.getByLabelText('Sizes')
  await user.clear(sizes)
  await user.type(sizes, '225 45 17 + 245/40r17{Enter}nonsense')
  expect(panel.getByText('225/45R17 + 245/40R17')).toBeTruthy()
  expect(panel.getByText("'nonsense' is not a tyre size")).toBeTruthy()
  await user.click(panel.getByRole('button', { name: 'Save' }))
  expect(await panel.findByText('This is not a tyre size, such as 205/55R16')).toBeTruthy()
})

test('a vehicle that people looked up in vain is added with what they asked for', async () => {
  const { user } = open('?view=unknown')
  await user.click(await screen.findByRole('button', { name: /^Add to fitment.*Lada Niva 2012$/ }))
  const panel = within(await screen.findByRole('dialog'))
  expect(panel.getByLabelText('Make')).toHaveProperty('value', 'Lada')
  expect(panel.getByLabelText('From year')).toHaveProperty('value', '2012')
  await user.type(panel.getByLabelText('Sizes'), '185/75R16')
  const sent: unknown[] = []
  api.answers('POST /admin/fitment', { ...golf, id: id(3), overlaps: false }, (body) => sent.push(body))
  await user.click(panel.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    make: 'Lada',
    yearFrom: 2012,
    yearTo: null,
    sizes: [{ front: '185/75R16', rear: null }],
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('tab', { name: 'Unknown vehicles' }).getAttribute('aria-selected')).toBe('true')
})
