// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { LegalTextView } from '#core/contracts/admin/content.ts'
import { ContentScreen } from '#web/features/admin-content/content-screen.tsx'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const content = {
  claims: [{ title: 'Verified suppliers only', text: 'A shop is checked before drivers see it.' }],
  figures: [],
  supportEmail: 'demo@example.com',
  supportWhatsapp: null,
  registeredAddress: null,
  helpUrl: null,
}
const counted = { shops: 40, drivers: 7, rating: 4.6 }
const terms: LegalTextView = {
  name: 'terms',
  title: 'Terms and Conditions',
  versions: [{ version: 1, effectiveOn: '2025-09-30', isCurrent: true, publishedAt: null }],
  markup: '## 1. Acceptance\n\nYou accept.',
}
beforeEach(() => {
  api.answers('GET /auth/session', signedInAs(anAccount()))
  api.answers('GET /admin/content', { content, demo: ['supportEmail'], counted })
  api.answers('GET /admin/legal', { texts: [terms] })
})
const open = () => show(<ContentScreen />, { at: '/admin/content' })

test('what the demo says is marked, and a change is saved as it is typed', async () => {
  const sent: unknown[] = []
  api.answers('PATCH /admin/content', { content, demo: [], counted }, (body) => sent.push(body))
  const { user } = open()
  const email = await screen.findByLabelText(/Support e-mail/)
  expect(screen.getAllByText('Demo content')).toHaveLength(1)
  await user.clear(email)
  await user.type(email, 'nobody')
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
  expect(sent).toEqual([])
  await user.clear(email)
  await user.type(email, 'support@example.com')
  await user.click(screen.getByRole('button', { name: 'Add a figure' }))
  await user.type(screen.getByLabelText('Figure 1'), '150+')
  await user.type(screen.getByLabelText('Words'), 'partner shops')
  expect(screen.getByText('Counted: 40 shops')).toBeTruthy()
  expect(screen.getByText('Higher than what is counted: 40 shops')).toBeTruthy()
  await user.clear(screen.getByLabelText('Figure 1'))
  await user.type(screen.getByLabelText('Figure 1'), '40')
  expect(screen.queryByText(/Higher than what is counted/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const figures = [{ value: '40', label: 'partner shops' }]
  await waitFor(() => expect(sent).toEqual([{ ...content, supportEmail: 'support@example.com', figures }]))
})

test('the next version of a legal text shows beside its markup, and a wrong link is refused', async () => {
  const sent: unknown[] = []
  api.answers('POST /admin/legal/:name/versions', terms, (body) => sent.push(body))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /Write the next version/ }))
  const text = await screen.findByLabelText('Text')
  fireEvent.change(text, { target: { value: '## Head\n\nRead [this](javascript:x).' } })
  const look = screen.getByRole('region', { name: 'How it looks' })
  expect(await within(look).findByRole('heading', { name: 'Head' })).toBeTruthy()
  expect(within(look).queryByRole('link')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Publish version 2' }))
  expect(await screen.findByText(/A link leads to http/)).toBeTruthy()
  fireEvent.change(text, { target: { value: '## Head\n\nRead [this](/legal/privacy).' } })
  fireEvent.change(screen.getByLabelText('Applies from'), { target: { value: '2026-12-24' } })
  await user.click(screen.getByRole('button', { name: 'Publish version 2' }))
  await waitFor(() =>
    expect(sent).toEqual([{ markup: '## Head\n\nRead [this](/legal/privacy).', effectiveOn: '2026-12-24' }]),
  )
})
