// @vitest-environment jsdom
import '#web/components/ui/toaster.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { SavedView } from '#core/contracts/seller/stock.ts'
import { Toasts } from '#web/app/toasts.tsx'
import { LookOnly } from '#web/components/console/acting.tsx'
import { SavedViews } from '#web/components/console/saved-views.tsx'
import { id } from '../support/a-booking.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const KEY = 'GET /shops/:shopId/saved-views'
const aView = (n: number, name: string, query: string, page: SavedView['page'] = 'inventory'): SavedView => ({
  ...{ id: id(n), name, query, page },
})
const soldOut = aView(1, 'Sold out 15 inch', 'size=R15&stock=out')
const low = aView(2, 'Low', 'stock=low&sort=price')
const ofBookings = aView(3, 'Waiting', 'status=pending', 'bookings')
const names = ['size', 'stock', 'sort']
const element = (
  <>
    <SavedViews shopId={id(9)} page="inventory" names={names} />
    <Toasts />
  </>
)
const open = (query = '') => show(element, { at: `/business/inventory${query}` })

beforeEach(() => api.answers(KEY, { views: [soldOut, low, ofBookings] }))

test('a view is picked with one tap, and takes the place of the filters before', async () => {
  const { user, address } = open('?shop=mine&stock=low&rows=20&page=3')
  const list = within(await screen.findByRole('list', { name: 'Saved views' }))
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['Sold out 15 inch', 'Low'])
  await user.click(list.getByRole('link', { name: 'Sold out 15 inch' }))
  expect(address()).toBe('/business/inventory?shop=mine&stock=out&rows=20&size=R15')
  expect(list.getByRole('link', { name: 'Sold out 15 inch' }).getAttribute('aria-current')).toBe('true')
  await user.click(list.getByRole('link', { name: 'Low' }))
  expect(address()).toBe('/business/inventory?shop=mine&stock=low&rows=20&sort=price')
})

test('the filters of now are kept under a name', async () => {
  const sent: unknown[] = []
  const { user } = open('?stock=out')
  api.answers('POST /shops/:shopId/saved-views', aView(4, 'Sold out', 'stock=out'), (body) => {
    sent.push(body)
    api.answers(KEY, { views: [soldOut, aView(4, 'Sold out', 'stock=out')] })
  })
  await user.click(await screen.findByRole('button', { name: 'Save this view' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('Please give the view a name')
  await user.type(dialog.getByLabelText('Name'), 'Sold out')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const link = await screen.findByRole('link', { name: 'Sold out', current: true })
  expect(link).toBeTruthy()
  expect(sent).toEqual([{ page: 'inventory', name: 'Sold out', query: 'stock=out' }])
})

test('a name that is taken, and a view too many, are said', async () => {
  const { user } = open('?stock=out')
  const refuse = (code: string, message: string, fields?: Record<string, string>) =>
    api.refuses('POST /shops/:shopId/saved-views', 409, { code, message, ...(fields && { fields }) })
  refuse('VIEW_NAMED', 'You have a view of this name already', { name: 'You have a view of this name already' })
  await user.click(await screen.findByRole('button', { name: 'Save this view' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Name'), 'Low')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('You have a view of this name already')
  refuse('TOO_MANY_VIEWS', 'You can keep 20 views. Please remove one first.')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('You can keep 20 views. Please remove one first.')
})

test('the view that is shown is renamed, or removed and taken back', async () => {
  const { user } = open('?size=R15&stock=out')
  const renamed = { ...soldOut, name: 'Nothing left' }
  api.answers('PATCH /shops/:shopId/saved-views/:viewId', renamed, () => api.answers(KEY, { views: [renamed, low] }))
  await user.click(await screen.findByRole('button', { name: 'Rename' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename this view' }))
  await user.clear(dialog.getByLabelText('Name'))
  await user.type(dialog.getByLabelText('Name'), 'Nothing left')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByRole('link', { name: 'Nothing left' })
  api.answers('DELETE /shops/:shopId/saved-views/:viewId', undefined, () => api.answers(KEY, { views: [low] }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Nothing left' })).toBeNull())
  api.answers('POST /shops/:shopId/saved-views', renamed, () => api.answers(KEY, { views: [low, renamed] }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByRole('link', { name: 'Nothing left', current: true })
})

test('views that cannot be loaded say so, and come on another try', async () => {
  api.refuses(KEY, 400, { code: 'INVALID_INPUT', message: 'Not now' })
  const { user } = open()
  await screen.findByText(/^Your saved views could not be loaded/)
  api.answers(KEY, { views: [soldOut] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: 'Sold out 15 inch' })
})

test('without filters and views there is nothing, and who only looks has none', async () => {
  api.answers(KEY, { views: [ofBookings] })
  show(
    <>
      <SavedViews shopId={id(9)} page="inventory" names={names} />
      <LookOnly value={true}>
        <SavedViews shopId={id(9)} page="bookings" names={['status']} />
      </LookOnly>
      <SavedViews shopId={id(9)} page="bookings" names={['status']} />
    </>,
  )
  await screen.findByRole('link', { name: 'Waiting' })
  expect(screen.getAllByRole('list')).toHaveLength(1)
  expect(screen.queryByRole('button')).toBeNull()
})
