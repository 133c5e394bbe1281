// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ApplicationsScreen } from '#web/features/admin-applications/applications-screen.tsx'
import { showToastsWith, type Toast } from '#web/lib/toast.ts'
import { anApplication } from '../support/admin-shops.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const [first, second] = [anApplication(1), anApplication(2)]
const PAGE = '/admin/business-approval'
const waiting = (...applications: (typeof first)[]) =>
  api.answers('GET /admin/applications', { applications, next: null })
const open = (at = PAGE) => show(<ApplicationsScreen />, { at })
const toasts: Toast[] = []
beforeEach(() => {
  toasts.length = 0
  showToastsWith((toast) => void toasts.push(toast))
})
const decided = { id: first.shop.id, status: 'active', verified: true } as const

test('the queue says what waits, for how long, at which fee and what is missing', async () => {
  waiting(first, second)
  open()
  const row = within(await screen.findByRole('row', { name: /Shop 1/ }))
  row.getByText('R499/month')
  row.getByText('3 missing')
  for (const name of ['Approve Shop 1', 'More Info Shop 1', 'Reject Shop 1']) row.getByRole('button', { name })
})

test('without applications it says so', async () => {
  waiting()
  open()
  await screen.findByText('No pending applications found.')
})

test('a queue that cannot be read can be read again', async () => {
  api.refuses('GET /admin/applications', 500, { code: 'FAILED', message: 'It failed' })
  const { user } = open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  waiting(first)
  await user.click(again)
  await screen.findByRole('row', { name: /Shop 1/ })
})

test('the whole application is in a panel, and two keys decide and lead to the next one', async () => {
  waiting(first, second)
  const { user, address } = open(`${PAGE}?open=${first.shop.id}`)
  const panel = within(await screen.findByRole('dialog', { name: 'Shop 1' }))
  panel.getByText('Missing: company registration, proof of address, logo.')
  panel.getByRole('img', { name: 'ID of the owner' })
  panel.getByText('Sent in')
  await user.keyboard('j')
  await waitFor(() => expect(address()).toContain(second.shop.id))
  await user.keyboard('k')
  await screen.findByRole('dialog', { name: 'Shop 1' })
  api.answers('POST /admin/applications/:shopId/approve', decided)
  await user.keyboard('a')
  await screen.findByRole('dialog', { name: 'Shop 2' })
})

test('a rejection needs its reason, and a failed one keeps the words', async () => {
  waiting(first)
  const { user } = open(`${PAGE}?open=${first.shop.id}`)
  await screen.findByRole('dialog', { name: 'Shop 1' })
  await user.keyboard('r')
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Shop 1?' }))
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  await dialog.findByText('Please give a reason')
  api.isUnreachable('POST /admin/applications/:shopId/reject')
  await user.type(dialog.getByLabelText('Reason'), 'No such street')
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  await dialog.findByText('Failed to reject business. Please try again.')
  const asked: unknown[] = []
  api.answers('POST /admin/applications/:shopId/reject', { ...decided, status: 'inactive' }, (body) => asked.push(body))
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(asked).toEqual([{ reason: 'No such street' }]))
})

test('asking for more says what failed', async () => {
  waiting(first)
  const { user } = open(`${PAGE}?open=${first.shop.id}`)
  await screen.findByRole('dialog', { name: 'Shop 1' })
  await user.keyboard('m')
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask Shop 1 for more' }))
  api.refuses('POST /admin/applications/:shopId/request-more', 500, { code: 'FAILED', message: 'It failed' })
  await user.type(dialog.getByLabelText('What is missing?'), 'Your ID')
  await user.click(dialog.getByRole('button', { name: 'Send request' }))
  await dialog.findByText('Failed to request more information.')
})

test('a refused approval says so in the words of the place where it was tried, with the reason', async () => {
  waiting(first)
  const refused = { code: 'CONTACT_UNPROVEN', message: 'Neither contact is proven.' }
  api.refuses('POST /admin/applications/:shopId/approve', 409, refused)
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Approve Shop 1' }))
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Failed to approve business: Neither contact is proven.'))
  await user.click(screen.getByRole('button', { name: 'Shop 1' }))
  await screen.findByRole('dialog', { name: 'Shop 1' })
  await user.keyboard('a')
  const said = { title: 'Failed to approve business. Please try again.', message: 'Neither contact is proven.' }
  await waitFor(() => expect(toasts.at(-1)).toMatchObject(said))
})
