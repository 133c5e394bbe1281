// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { Link, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { FilterChips } from '#web/components/console/filter-chips.tsx'
import { SearchBox } from '#web/components/console/search-box.tsx'
import { useAddress } from '#web/lib/page/address.ts'
import { show } from '../support/show.tsx'

/** The browser's own address, which changes of the query begin from. */
function List() {
  const { pathname, search } = useLocation()
  window.history.replaceState(null, '', pathname + search)
  const words = useAddress().params.get('search')
  return (
    <>
      <SearchBox label="Search" placeholder="Brand" />
      <FilterChips chips={words ? [{ name: 'search', words }] : []} />
      <Link to="?search=dunlop">Dunlop</Link>
    </>
  )
}

test('what was typed goes with its filter, and another filter takes its place', async () => {
  const { user, address } = show(<List />, { at: '/list' })
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
  await user.type(box, 'michelin 205')
  await user.click(await screen.findByRole('button', { name: /^michelin 205/ }))
  await waitFor(() => expect(box.value).toBe(''))
  expect(address()).toBe('/list')
  await user.click(screen.getByRole('link', { name: 'Dunlop' }))
  await waitFor(() => expect(box.value).toBe('dunlop'))
  await user.type(box, ' sport ')
  await screen.findByRole('button', { name: /^dunlop sport/ })
  expect(box.value).toBe('dunlop sport ')
})
