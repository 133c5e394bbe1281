// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MyNotices } from '#web/features/notices/components/my-notices.tsx'
import { standInApi } from './support/api.ts'
import { show } from './support/show.tsx'

const api = standInApi()
const notice = {
  id: '0190f1a0-0000-7000-8000-000000000001',
  title: 'Randburg Tyres confirmed your booking',
  lines: ['*Monday 23 November* at 10:30'],
  about: { what: 'booking' as const },
  at: '2026-11-18T22:30:00.000Z',
  read: false,
}

test('notices say when in South Africa and lead to what they are about; looking at them marks them as read', async () => {
  const sent: string[] = []
  api.answers('GET /notices', { notices: [notice], next: null })
  api.answers('POST /notices/read', undefined, (_body, { pathname }) => void sent.push(pathname))
  show(<MyNotices isCustomer />)
  await screen.findByText('Randburg Tyres confirmed your booking')
  expect(screen.getByText('19 November 2026, 00:30')).toBeDefined()
  expect(screen.getByRole('link', { name: 'My Bookings' }).getAttribute('href')).toBe('/booking')
  await waitFor(() => expect(sent).toEqual(['/api/notices/read']))
  expect(screen.getByText('New')).toBeDefined()
  expect(screen.getByText('Monday 23 November').tagName).toBe('STRONG')
})

test('without any it says what will stand here, and a failed read can be tried again', async () => {
  api.refuses('GET /notices', 500, { code: 'FAILED', message: 'Something went wrong' })
  const { user } = show(<MyNotices isCustomer />)
  await screen.findByText('Your notices could not be loaded')
  api.answers('GET /notices', { notices: [], next: null })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No notices yet')
})
