// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { StatusBadge } from '#web/components/admin/business-status.tsx'
import { BusinessesScreen } from '#web/features/admin-businesses/businesses-screen.tsx'
import { StatusActs } from '#web/features/admin-businesses/status-acts.tsx'
import { showToastsWith, type Toast } from '#web/lib/toast.ts'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { aBusiness } from '../support/admin-shops.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const statuses = { pending: 1, active: 4, inactive: 0, blocked: 0, unpublished: 0 }
const toasts: Toast[] = []
beforeEach(() => {
  toasts.length = 0
  showToastsWith((toast) => void toasts.push(toast))
  api.answers('GET /auth/session', signedInAs(anAccount({ role: 'admin', adminRoles: ['support'] })))
  api.answers('GET /admin/businesses/counts', { statuses, provinces: ['Gauteng'] })
})
const listed = (...businesses: ReturnType<typeof aBusiness>[]) =>
  api.answers('GET /admin/businesses', { businesses, next: null })
const shop = aBusiness()
const open = (at = '/admin/businesses') => show(<BusinessesScreen />, { at })
const said = (title: string) => waitFor(() => expect(toasts.map((one) => one.title)).toContain(title))

test('shops are listed with owner and status in words', async () => {
  listed(shop, aBusiness({ id: '019a0000-0000-7000-8000-000000000002', name: 'Vaal Bande', status: 'inactive' }))
  open()
  const row = within(await screen.findByRole('row', { name: /Randburg Tyres/ }))
  row.getByText('Visible to customers')
  row.getByText('Naledi Mabaso')
  within(screen.getByRole('row', { name: /Vaal Bande/ })).getByText('Inactive')
  await screen.findByRole('option', { name: 'Active (4)' })
})

test('a status that only a newer server knows shows as pending, with nothing to do about it', async () => {
  show(
    <>
      <StatusBadge status="resting" />
      <StatusActs shop={{ ...shop, name: 'Vaal Bande', status: 'resting' as never }} inRow />
      <StatusActs shop={{ ...shop, status: 'pending' }} inRow />
    </>,
  )
  screen.getByText('Awaiting admin approval')
  await screen.findByRole('button', { name: 'Approve Randburg Tyres' })
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('nothing found says so, and the filters go to the server', async () => {
  const asked: string[] = []
  api.answers('GET /admin/businesses', { businesses: [], next: null }, (_, { search }) => asked.push(search))
  open('/admin/businesses?status=blocked&province=Gauteng&search=bande')
  await screen.findByText('No businesses found.')
  expect(asked[0]).toContain('search=bande')
  expect(asked[0]).toContain('status=blocked')
})

test('blocking says what follows and asks once; the list is read anew', async () => {
  listed(shop)
  const { user } = open(`/admin/businesses?open=${shop.id}`)
  const panel = within(await screen.findByRole('dialog', { name: 'Randburg Tyres' }))
  await user.click(await panel.findByRole('button', { name: 'Block Randburg Tyres' }))
  const ask = within(await screen.findByRole('dialog', { name: 'Block Randburg Tyres?' }))
  ask.getByText(
    /Customers will not be able to see or contact them\..*2 open bookings.*This action can be reversed later/,
  )
  api.answers('POST /admin/businesses/:shopId/status', {
    ...{ id: shop.id, status: 'blocked', verified: true, cancelledBookings: 2 },
  })
  listed(aBusiness({ status: 'blocked', openBookings: 0 }))
  await user.click(ask.getByRole('button', { name: 'Block' }))
  await ask.findByText('Please give a reason')
  await user.type(ask.getByLabelText('Reason, for the owners of the shop'), 'Deposits')
  await user.click(ask.getByRole('button', { name: 'Block' }))
  await panel.findByText('Hidden from customers')
  panel.getByRole('button', { name: 'Reinstate Randburg Tyres' })
  expect(panel.queryByRole('button', { name: /Unpublish/ })).toBe(null)
})

test('hiding a shop asks first, with the focus at the way out', async () => {
  listed(shop)
  const { user } = open(`/admin/businesses?open=${shop.id}`)
  const panel = within(await screen.findByRole('dialog', { name: 'Randburg Tyres' }))
  await user.click(await panel.findByRole('button', { name: 'Unpublish Randburg Tyres' }))
  const ask = within(await screen.findByRole('alertdialog', { name: 'Unpublish Randburg Tyres?' }))
  await waitFor(() => expect(document.activeElement).toBe(ask.getByRole('button', { name: 'Cancel' })))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBe(null))
  expect(toasts).toEqual([])
})

test('what fails is said in the specified words', async () => {
  listed(aBusiness({ status: 'unpublished' }))
  const { user } = open()
  const republish = await screen.findByRole('button', { name: 'Republish Randburg Tyres' })
  api.refuses('POST /admin/businesses/:shopId/status', 409, { code: 'STATUS_FORBIDS', message: 'It is blocked.' })
  await user.click(republish)
  await said('Failed to update business status: It is blocked.')
  api.isUnreachable('POST /admin/businesses/:shopId/status')
  await user.click(republish)
  await said('An unexpected error occurred. Please try again.')
  const answer = { id: shop.id, status: 'active', verified: true, cancelledBookings: 0 } as const
  api.answers('POST /admin/businesses/:shopId/status', answer)
  api.refuses('GET /admin/businesses', 500, { code: 'FAILED', message: 'It failed' })
  await user.click(republish)
  await said('Status updated, but failed to refresh the list. Please reload the page.')
})

test('a message to the owner goes with words only, and stays when it fails', async () => {
  listed(shop)
  const { user } = open(`/admin/businesses?open=${shop.id}`)
  const panel = within(await screen.findByRole('dialog', { name: 'Randburg Tyres' }))
  await user.click(panel.getByRole('button', { name: 'Message Randburg Tyres' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Message Randburg Tyres' }))
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  await dialog.findByText('Please write a message')
  api.refuses('POST /admin/businesses/:shopId/messages', 409, { code: 'NO_OWNER', message: 'There is no owner.' })
  await user.type(dialog.getByLabelText('Message'), 'Hello Naledi')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  await dialog.findByText('There is no owner.')
  const asked: unknown[] = []
  api.answers(
    'POST /admin/businesses/:shopId/messages',
    {
      ...{ id: shop.id, threadId: shop.id, businessId: shop.id, ownerId: shop.id, sender: 'admin' },
      ...{ text: 'Hello Naledi', sentAt: '2026-11-20T08:00:00.000Z' },
    },
    (body) => asked.push(body),
  )
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  await said('Message sent')
  expect(asked).toEqual([{ text: 'Hello Naledi' }])
})

test('only a shop that is active is led to on the public site', async () => {
  const pending = aBusiness({ id: '019a0000-0000-7000-8000-000000000002', name: 'Vaal Bande', status: 'pending' })
  listed(shop, pending)
  const { user } = open(`/admin/businesses?open=${shop.id}`)
  await screen.findByRole('link', { name: /View Shop/ })
  await user.click(screen.getByRole('button', { name: 'Vaal Bande' }))
  await screen.findByRole('dialog', { name: 'Vaal Bande' })
  expect(screen.queryByRole('link', { name: /View Shop/ })).toBe(null)
})

test('two keys decide about the open shop', async () => {
  listed(shop)
  const { user } = open(`/admin/businesses?open=${shop.id}`)
  await screen.findByRole('button', { name: 'Block Randburg Tyres' })
  await user.keyboard('m')
  await screen.findByRole('dialog', { name: 'Message Randburg Tyres' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Message Randburg Tyres' })).toBe(null))
  const asked: unknown[] = []
  const answer = { id: shop.id, status: 'blocked', verified: true, cancelledBookings: 0 } as const
  api.answers('POST /admin/businesses/:shopId/status', answer, (body) => asked.push(body))
  await user.keyboard('b')
  const ask = await screen.findByRole('dialog', { name: 'Block Randburg Tyres?' })
  await waitFor(() => expect(ask.contains(document.activeElement)).toBe(true))
  await user.keyboard('Deposits were asked for')
  await user.dblClick(within(ask).getByRole('button', { name: 'Block' }))
  await waitFor(() => expect(asked).toEqual([{ status: 'blocked', reason: 'Deposits were asked for' }]))
})

test('an admin of finance sees the shop and is offered no block', async () => {
  api.answers('GET /auth/session', signedInAs(anAccount({ role: 'admin', adminRoles: ['finance'] })))
  listed(shop)
  open(`/admin/businesses?open=${shop.id}`)
  const panel = within(await screen.findByRole('dialog', { name: 'Randburg Tyres' }))
  await panel.findByRole('button', { name: 'Message Randburg Tyres' })
  expect(panel.queryByRole('button', { name: /Block|Unpublish/ })).toBe(null)
})

test('a rating says from how many reviews it is', async () => {
  listed(aBusiness({ rating: 5, reviewCount: 1 }))
  open(`/admin/businesses?open=${shop.id}`)
  const panel = within(await screen.findByRole('dialog', { name: 'Randburg Tyres' }))
  panel.getByText('5.0 from 1 review')
})
