// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Column } from '#web/components/console/column.ts'
import { ConsoleList } from '#web/components/console/console-list.tsx'
import { FilterChips } from '#web/components/console/filter-chips.tsx'
import { SearchBox } from '#web/components/console/search-box.tsx'
import { SelectionBar, useSelection } from '#web/components/console/selection.tsx'
import { SidePanel } from '#web/components/console/side-panel.tsx'
import { show } from '../support/show.tsx'

type Tyre = { id: string; name: string; cents: number }
const tyres: Tyre[] = [
  { id: 'a', name: 'Primacy 5', cents: 189_900 },
  { id: 'b', name: 'Turanza 6', cents: 205_000 },
]
const columns: Column<Tyre>[] = [
  { id: 'name', head: 'Tyre', sort: 'name', onCard: 'title', cell: ({ name }) => name },
  { id: 'price', head: 'Price (R)', sort: 'price', isNumber: true, cell: ({ cents }) => cents / 100 },
]

function Stock({ rows = tyres }: { rows?: Tyre[] }) {
  const selection = useSelection()
  const [open, setOpen] = useState<Tyre>()
  return (
    <>
      <SearchBox label="Search tyres" placeholder="Brand, model or size" />
      <FilterChips chips={[{ name: 'brand', words: 'Brand: Michelin' }]} />
      <ConsoleList
        label="Your tyres"
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        onOpen={(row) => setOpen(row)}
        open={open?.id}
        selection={selection}
        empty={<p>No tyres</p>}
      />
      <SelectionBar selection={selection}>
        <button type="button">Confirm stock</button>
      </SelectionBar>
      {open && (
        <SidePanel title={open.name} onClose={() => setOpen(undefined)}>
          Details
        </SidePanel>
      )}
    </>
  )
}

test('a press on a head sorts up, down and not at all, and the address and screen readers know it', async () => {
  const { user, address } = show(<Stock />, { at: '/stock?page=3' })
  const head = screen.getByRole('columnheader', { name: 'Price (R)' })
  expect(head.getAttribute('aria-sort')).toBe('none')
  await user.click(within(head).getByRole('button'))
  expect([address(), head.getAttribute('aria-sort')]).toEqual(['/stock?sort=price', 'ascending'])
  await user.click(within(head).getByRole('button'))
  expect([address(), head.getAttribute('aria-sort')]).toEqual(['/stock?sort=-price', 'descending'])
  await user.click(within(head).getByRole('button'))
  expect(address()).toBe('/stock')
})

test('keys lead to a row and open it beside the list, and Escape brings the focus back', async () => {
  const { user } = show(<Stock />, { at: '/stock' })
  await user.keyboard('jj{Enter}')
  const panel = await screen.findByRole('dialog', { name: 'Turanza 6' })
  expect(screen.getByRole('row', { name: /Turanza/ }).getAttribute('aria-current')).toBe('true')
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
  await user.tab()
  expect(within(panel).getByRole('region', { name: 'Details' })).toBe(document.activeElement)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Turanza 6'))
})

test('rows are chosen one by one and all at once, and what can be done with them appears', async () => {
  const { user } = show(<Stock />, { at: '/stock' })
  expect(screen.queryByRole('region', { name: 'Chosen rows' })).toBeNull()
  await user.click(screen.getByLabelText('Choose Primacy 5'))
  expect(screen.getByText('1 chosen')).toBeDefined()
  await user.click(screen.getByLabelText('Choose All rows shown'))
  expect(screen.getByText('2 chosen')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryByText(/chosen$/)).toBeNull()
})

test('what is typed searches, and a filter is taken away by its chip', async () => {
  const { user, address } = show(<Stock />, { at: '/stock?brand=Michelin' })
  await user.click(screen.getByRole('button', { name: /^Brand: Michelin/ }))
  expect(address()).toBe('/stock')
  await user.keyboard('f')
  expect(document.activeElement).toBe(screen.getByLabelText('Search tyres'))
  await user.keyboard('205')
  await waitFor(() => expect(address()).toBe('/stock?search=205'))
})

test('no rows say so', () => {
  show(<Stock rows={[]} />, { at: '/stock' })
  expect(screen.getByText('No tyres')).toBeDefined()
})
