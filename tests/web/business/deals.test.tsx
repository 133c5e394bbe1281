// @vitest-environment jsdom
import '#web/components/ui/toaster.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import type { OperationAnswer } from '#core/contracts/operations.ts'
import type { OwnDeal } from '#core/contracts/seller/deals.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { Toasts } from '#web/app/toasts.tsx'
import { LookOnly } from '#web/components/console/acting.tsx'
import { DealsScreen } from '#web/features/own-deals/deals-screen.tsx'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'
import { id, myShops } from './an-inbox.ts'

const api = standInApi()
const LIST = 'GET /shops/:shopId/own-deals'
const counts = { all: 2, active: 1, scheduled: 0, expired: 0, inactive: 1 }

const aDeal = (n: number, options: Partial<OwnDeal> = {}): OwnDeal => ({
  id: id(300 + n),
  code: `DL${n}X2`,
  listingId: id(400 + n),
  tyre: { brand: 'Michelin', model: 'Primacy 4', size: '205/55R16' },
  title: `Deal ${n}`,
  description: '',
  priceCents: 150_000,
  listPriceCents: 189_900,
  percentOff: 21,
  startsOn: '2026-11-01',
  endsOn: null,
  active: true,
  status: 'active',
  soldOut: false,
  stock: 8,
  createdAt: '2026-11-01T08:00:00.000Z',
  ...options,
})
const listed = (deals: OwnDeal[], more: Partial<OperationAnswer<typeof LIST>> = {}): OperationAnswer<typeof LIST> => ({
  deals,
  next: null,
  counts,
  hasStock: true,
  ...more,
})
const both = [aDeal(1, { soldOut: true, stock: 0 }), aDeal(2, { active: false, status: 'inactive' })]

beforeEach(() => {
  api.answers('GET /auth/session', signedInAs(anAccount({ role: 'business', hasShop: true })))
  api.answers('GET /my-shops', myShops)
  api.answers(LIST, listed(both))
  api.answers('GET /shops/:shopId/deal-tyres', {
    tyres: [
      {
        listingId: id(401),
        brand: 'Michelin',
        model: 'Primacy 4',
        size: '205/55R16',
        priceCents: 189_900,
        stock: 8,
        hasDeal: false,
      },
    ],
    next: null,
  })
  // The preview has its own tests against the server.
  api.keepsWaiting('GET /shops/:shopId/deal-preview')
})

/** The browser's own address, which changes of the query begin from. */
function AddressBar() {
  const { pathname, search } = useLocation()
  window.history.replaceState(null, '', pathname + search)
  return null
}
const open = (at = '/business/deals') =>
  show(
    <>
      <AddressBar />
      <DealsScreen />
      <Toasts />
    </>,
    { at },
  )

test('deals show their status, and one that is sold out says so', async () => {
  open()
  const row = (await screen.findByRole('button', { name: 'Deal 1' })).closest('tr')
  for (const words of ['Active', 'Sold out', '21%', formatRandExact(150_000)]) expect(row?.textContent).toContain(words)
  screen.getByRole('option', { name: 'Inactive (1)' })
})

test('a deal is switched off and on', async () => {
  api.answers('PATCH /own-deals/:id', aDeal(1, { active: false, status: 'inactive' }))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Deactivate Deal 1' }))
  await screen.findByText('Deal deactivated successfully')
  api.answers('PATCH /own-deals/:id', aDeal(2))
  await user.click(screen.getByRole('button', { name: 'Activate Deal 2' }))
  await screen.findByText('Deal activated successfully')
})

/** A failure stands twice in the page: once to be seen, once to be heard. */
const failureIsSaid = (title: string) => screen.findAllByText(title)
const refusal = { code: 'REFUSED', message: 'It cannot be done now' }

test('a switch that is refused says so, also after others that went through', async () => {
  api.answers('PATCH /own-deals/:id', aDeal(1, { active: false, status: 'inactive' }))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Deactivate Deal 1' }))
  await screen.findByText('Deal deactivated successfully')
  api.refuses('PATCH /own-deals/:id', 409, refusal)
  await user.click(screen.getByRole('button', { name: 'Activate Deal 2' }))
  await failureIsSaid('Failed to update deal status')
  await failureIsSaid(refusal.message)
})

test('a deal that could not be changed or deleted stays open, and the page says so', async () => {
  api.refuses('PATCH /own-deals/:id', 409, refusal)
  api.refuses('DELETE /own-deals/:id', 409, refusal)
  const { user, address } = open(`/business/deals?deal=${aDeal(1).id}`)
  await user.click(await screen.findByRole('button', { name: 'Save Changes' }))
  await failureIsSaid('Failed to update deal')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog', { name: /Are you sure/ }))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await failureIsSaid('Failed to delete deal')
  expect(address()).toContain('deal=')
})

test('a deal that could not be made stays in the form, and the page says so', async () => {
  api.refuses('POST /shops/:shopId/own-deals', 409, refusal)
  const { user } = open('/business/deals?deal=new')
  const panel = within(await screen.findByRole('dialog'))
  await panel.findByRole('option', { name: /Primacy 4/ })
  await user.selectOptions(panel.getByLabelText('Tyre'), id(401))
  await user.click(panel.getByRole('button', { name: 'Create Deal' }))
  await failureIsSaid('Failed to create deal')
  expect(panel.getByLabelText<HTMLInputElement>('Title').value).toBe('Michelin Primacy 4 205/55R16 Deal')
})

test('choosing a tyre fills in title and price; a price that saves nothing is asked about', async () => {
  const sent: unknown[] = []
  const { user, address } = open('/business/deals?deal=new')
  const panel = within(await screen.findByRole('dialog'))
  await user.click(panel.getByRole('button', { name: 'Create Deal' }))
  panel.getByText('Please select a tyre')
  await panel.findByRole('option', { name: /Primacy 4/ })
  await user.selectOptions(panel.getByLabelText('Tyre'), id(401))
  expect(panel.getByLabelText<HTMLInputElement>('Title').value).toBe('Michelin Primacy 4 205/55R16 Deal')
  const price = panel.getByLabelText<HTMLInputElement>('Price a tyre (R)')
  expect(price.value).toBe('1709.10')
  panel.getByText('10% discount')
  await user.clear(price)
  await user.type(price, '1 950')
  api.refuses('POST /shops/:shopId/own-deals', 409, { code: 'DEAL_NOT_CHEAPER', message: 'The listing costs R 1 899' })
  await user.click(panel.getByRole('button', { name: 'Create Deal' }))
  const question = within(await screen.findByRole('alertdialog'))
  question.getByText(/The listing costs R 1 899/)
  api.answers('POST /shops/:shopId/own-deals', aDeal(3), (body) => void sent.push(body))
  await user.click(question.getByRole('button', { name: 'Create Deal' }))
  await screen.findByText('Deal created successfully')
  expect(sent).toMatchObject([{ listingId: id(401), priceCents: 195_000, confirmed: true, startsOn: null }])
  await waitFor(() => expect(address()).toBe('/business/deals'))
})

test('what was wrong with a field is no longer said once the field is corrected', async () => {
  const { user } = open('/business/deals?deal=new')
  const panel = within(await screen.findByRole('dialog'))
  await panel.findByRole('option', { name: /Primacy 4/ })
  await user.click(panel.getByRole('button', { name: 'Create Deal' }))
  for (const says of ['Please select a tyre', 'Title is required', 'Price is required']) panel.getByText(says)
  await user.selectOptions(panel.getByLabelText('Tyre'), id(401))
  for (const says of ['Please select a tyre', 'Title is required', 'Price is required'])
    expect(panel.queryByText(says)).toBeNull()
  const price = panel.getByLabelText('Price a tyre (R)')
  await user.clear(price)
  await user.type(price, '1 950')
  const fields = { priceCents: 'Not below the price of the listing' }
  api.refuses('POST /shops/:shopId/own-deals', 409, { code: 'DEAL_NOT_CHEAPER', message: 'It saves nothing', fields })
  await user.click(panel.getByRole('button', { name: 'Create Deal' }))
  await user.click(await screen.findByRole('button', { name: 'Change the price' }))
  panel.getByText('Not below the price of the listing')
  await user.type(price, '{Backspace}')
  expect(panel.queryByText('Not below the price of the listing')).toBeNull()
})

test('a deal is changed, and deleted after a question', async () => {
  api.answers('PATCH /own-deals/:id', aDeal(1))
  api.answers('DELETE /own-deals/:id', undefined)
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Deal 1' }))
  await user.type(await screen.findByLabelText(/^Title/), '!')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByText('Deal updated successfully')
  await user.click(await screen.findByRole('button', { name: 'Deal 1' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog'))
  question.getByText('Are you sure you want to delete this deal?')
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Deal deleted successfully')
})

test('without inventory the page says what to do first; a failed list is tried again', async () => {
  const none = { all: 0, active: 0, scheduled: 0, expired: 0, inactive: 0 }
  api.refuses(LIST, 500, { code: 'INTERNAL', message: 'Something went wrong' })
  const { user } = open()
  await screen.findByText('Failed to load deals')
  api.answers(LIST, listed([], { counts: none, hasStock: false }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No inventory found. You need to add tyre inventory before creating deals.')
  expect(screen.getByRole('link', { name: 'Go to inventory' }).getAttribute('href')).toBe('/business/inventory')
})

test('who only looks is offered nothing that changes a deal, and reads all of it', async () => {
  api.answers(LIST, listed([aDeal(1)]))
  const { user } = show(
    <LookOnly value>
      <DealsScreen />
    </LookOnly>,
  )
  await user.click(await screen.findByRole('button', { name: /Deal 1/ }))
  const panel = within(await screen.findByRole('dialog'))
  for (const box of panel.getAllByRole('textbox')) expect(box.matches(':disabled')).toBe(true)
  const acts = /Create Deal|Activate|Deactivate|Save|Delete|Duplicate/
  expect(screen.queryAllByRole('button', { name: acts }).filter((one) => !one.matches(':disabled'))).toEqual([])
})

test('who belongs to no shop is told so', async () => {
  api.answers('GET /my-shops', { shops: [] })
  show(<DealsScreen />)
  await screen.findByText('No business found for this user. Please contact support.')
})
