// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { GarageVehicle } from '#core/contracts/profile.ts'
import { MyGarage } from '#web/features/garage/components/my-garage.tsx'
import { id } from '../support/a-booking.ts'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const polo = (n: number, plate: string): GarageVehicle => ({
  ...{ id: id(n), name: '', make: 'Volkswagen', model: 'Polo', variant: '', year: 2018 },
  ...{ size: '185/60R15', rearSize: null, plate },
})
const fleet = [1, 2, 3, 4, 5, 6].map((n) => polo(n, `CA 123-45${n}`))

beforeEach(() => {
  api.answers('GET /auth/session', signedInAs(anAccount({})))
  api.answers('GET /garage', { vehicles: fleet })
})

test('one of many cars is found by its plate, however that is spaced', async () => {
  const { user } = show(<MyGarage isPage />, { at: '/profile' })
  await user.type(await screen.findByRole('searchbox', { name: 'Find by number plate, name or car' }), 'ca123453')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('CA 123-453'),
  ])
})

test('a plate is written down once, and another car of the kind gets one of its own', async () => {
  const sent: unknown[] = []
  api.answers('POST /garage', polo(7, 'CA 999'), (body) => sent.push(body))
  api.answers('PATCH /garage/:id', polo(1, 'CA 1'), (body) => sent.push(body))
  const { user } = show(<MyGarage isPage />, { at: '/profile' })
  const [first] = await screen.findAllByRole('button', { name: 'Name and number plate of Volkswagen Polo' })
  if (first) await user.click(first)
  const form = within(await screen.findByRole('dialog', { name: 'Volkswagen Polo 2018' }))
  const plate = form.getByRole('textbox', { name: 'Number plate' })
  await user.clear(plate)
  await user.type(plate, 'CA123452')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(form.getByText('Another car of yours has this number plate')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Add another Volkswagen Polo 2018' }))
  const another = within(await screen.findByRole('dialog', { name: 'Another Volkswagen Polo 2018' }))
  await user.type(another.getByRole('textbox', { name: 'Number plate' }), 'ca 999')
  await user.click(another.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ model: 'Polo', plate: 'CA 999' })]))
})
