// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { OfflineBanner } from '#web/app/around.tsx'
import { PageBoundary } from '#web/app/page-failed.tsx'
import { report } from '#web/components/copy-report.tsx'
import { ErrorScreen } from '#web/components/error-screen.tsx'
import { keptEntries, note } from '#web/lib/device/diagnostics.ts'
import { show } from './support/show.tsx'

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}))

let broken = true
const Sometimes = () => {
  if (broken) throw new Error('the wheel came off')
  return <p>It rolls</p>
}

test('a website that cannot be drawn says so with an id, and tries again', async () => {
  broken = true
  const { user } = show(
    <ErrorScreen>
      <Sometimes />
    </ErrorScreen>,
  )
  expect(screen.getByRole('heading').textContent).toBe('Something went wrong')
  expect(screen.getByText(/^Error [\da-f]{8}$/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeTruthy()
  broken = false
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(screen.getByText('It rolls')).toBeTruthy()
})

test('a part that cannot be drawn says so, and its report can be copied', async () => {
  broken = true
  const { user } = show(
    <PageBoundary>
      <Sometimes />
    </PageBoundary>,
  )
  expect(screen.getByRole('heading').textContent).toBe('Component Error')
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeTruthy()
  const id = screen.getByText(/^Error /).textContent
  await user.click(await screen.findByRole('button', { name: 'Copy report' }))
  await screen.findByRole('button', { name: 'Report copied' })
  const copied = await navigator.clipboard.readText()
  expect(copied).toContain(id)
  expect(copied).toContain('Error: the wheel came off')
})

test('fifty entries are kept and twenty told, without anything that says who it was', () => {
  for (let more = 0; more < 60; more++) note(`step ${more} done`)
  expect(keptEntries()).toHaveLength(50)
  const told = report('1a2b3c4d').split('\n')
  expect(told.filter((line) => line.includes(' step '))).toHaveLength(20)
  expect(told.at(-1)).toMatch(/step 59 done$/)
  note('POST /api/threads?name=Thandi%20Nkosi 400 thandi@example.com +27 82 123 4567')
  note('GET /my-booking/eyJpZCI6IjAxOTlhM2M0N2ExZSJ9.c2lnbmF0dXJl 404')
  note('GET /api/bookings/0199a3c4-7a1e-7cc0-8d5f-2b1f5a7e9c01 500')
  const last = report('1a2b3c4d')
  expect(last).not.toMatch(/Thandi|thandi|82 123|eyJ|0199a3c4/)
  expect(last).toContain('GET /my-booking/… 404')
})

test('losing the connection is said until it is dismissed, and its return for three seconds', () => {
  vi.useFakeTimers()
  const gone = "You're offline. Some features may not work."
  render(<OfflineBanner />)
  expect(screen.queryByText(gone)).toBeNull()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText(gone)).toBeTruthy()
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click())
  expect(screen.queryByText(gone)).toBeNull()
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByText("You're back online.")).toBeTruthy()
  act(() => void vi.advanceTimersByTime(2_999))
  expect(screen.getByText("You're back online.")).toBeTruthy()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.queryByText("You're back online.")).toBeNull()
  vi.useRealTimers()
})
