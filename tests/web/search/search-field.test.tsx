// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { SearchWidget } from '#web/features/search/components/search-widget.tsx'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
beforeEach(() => {
  api.answers('GET /auth/session', { signedIn: false })
})

const polos = [
  { make: 'Volkswagen', model: 'Polo', year: null },
  { make: 'Volkswagen', model: 'Polo Vivo', year: null },
]

test('a car, or part of it, is suggested as it is typed, picked by arrows, and searched for', async () => {
  api.answers('GET /search/suggestions', { sizes: [], vehicles: polos })
  const { user, address } = show(<SearchWidget />, { at: '/' })
  const field = screen.getByRole('combobox', { name: 'Tyre size or car' })
  await user.type(field, 'polo')
  const list = await screen.findByRole('listbox', { name: 'Suggestions' })
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Volkswagen Polo', 'Volkswagen Polo Vivo'])
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(field).toHaveProperty('value', 'Volkswagen Polo Vivo')
  expect(screen.queryByRole('listbox')).toBeNull()
  api.answers('GET /search/suggestions', { sizes: [], vehicles: polos.slice(1) })
  await user.click(screen.getByRole('button', { name: 'Search Tyres' }))
  await waitFor(() => expect(address()).toContain('/search/results?'))
  expect(decodeURIComponent(address())).toContain('make=Volkswagen&model=Polo+Vivo')
})

test('what is neither a size nor a car is left to the results, which say so', async () => {
  api.answers('GET /search/suggestions', { sizes: [], vehicles: [] })
  const { user, address } = show(<SearchWidget />, { at: '/' })
  await user.type(screen.getByLabelText('Tyre size or car'), 'hovercraft{Enter}')
  await waitFor(() => expect(address()).toContain('size=hovercraft'))
})

test('part of a place is enough', async () => {
  const { user } = show(<SearchWidget />, { at: '/' })
  const near = screen.getByRole('combobox', { name: /^Near/ })
  await user.type(near, 'Sandt')
  await user.click(await screen.findByRole('option', { name: 'Sandton' }))
  expect(near).toHaveProperty('value', 'Sandton')
})
