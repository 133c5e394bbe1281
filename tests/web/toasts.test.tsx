// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { spotOfToasts } from '#web/components/ui/toast-spot.ts'
import Toaster from '#web/components/ui/toaster.tsx'
import { toast } from '#web/lib/toast.ts'
import { show } from './support/show.tsx'

const titles = () => screen.queryAllByText(/^Notice \d$/).map((title) => title.textContent)

test('at most two notices are shown, and a third drops the oldest', async () => {
  show(<Toaster />)
  for (const number of [1, 2, 3]) toast({ type: 'info', title: `Notice ${number}`, duration: 60_000 })
  await screen.findByText('Notice 3')
  await waitFor(() => expect(titles().toSorted()).toEqual([2, 3].map((number) => `Notice ${number}`)))
})

test('nothing of a notice that could be taken back runs on once the page is gone', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { unmount } = show(<Toaster />)
    const action = { label: 'Undo', onPress: () => {} }
    act(() => toast({ type: 'info', title: 'Archived', action, duration: 12_345 }))
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('in a conversation notices stand below its head, elsewhere at the foot, beside a panel and above its acts', async () => {
  const { container, unmount } = show(
    <>
      <section data-toasts-here aria-label="Messages" />
      <Toaster />
    </>,
  )
  const list = container.querySelector('section')
  if (list) list.getBoundingClientRect = () => ({ top: 180, left: 340, right: 1024 }) as DOMRect
  toast({ type: 'info', title: 'Archived', duration: 60_000 })
  const below = (await screen.findByText('Archived')).closest<HTMLElement>('[style*="top"]')
  await waitFor(() => expect(below?.style).toMatchObject({ top: '188px', left: '356px', right: '16px' }))
  unmount()
  show(<Toaster />)
  toast({ type: 'info', title: 'Saved', duration: 60_000 })
  const atFoot = (await screen.findByText('Saved')).closest<HTMLElement>('[style*="bottom"]')
  expect(atFoot?.style.bottom).toBe('16px')
})

test('a notice stands at the left of the panel that is open, and above the acts of one that fills the screen', () => {
  const at = (name: string, rect: Partial<DOMRect>) => {
    const one = document.createElement('div')
    one.setAttribute(name, '')
    one.getBoundingClientRect = () => rect as DOMRect
    document.body.append(one)
    return one
  }
  const desk = [at('data-page', { left: 256 }), at('data-side-panel', { left: 576 })]
  const acts = at('data-foot', { left: 576, right: 1024, top: 700, bottom: 768, height: 68 })
  const beside = { left: 272, right: window.innerWidth - 576 + 16, bottom: 16 }
  expect(spotOfToasts()).toMatchObject(beside)
  const conversation = at('data-toasts-here', { top: 400, left: 576, right: 1024 })
  expect(spotOfToasts()).toMatchObject(beside)
  conversation.remove()
  for (const one of desk) one.remove()
  acts.getBoundingClientRect = () => ({ left: 0, right: 1024, top: 640, bottom: 768, height: 128 }) as DOMRect
  const full = at('data-side-panel', { left: 0 })
  expect(spotOfToasts()).toMatchObject({ left: 16, right: 16, bottom: 144 })
  for (const one of [acts, full]) one.remove()
})

test('on the day of a shop notices stand over its bays and not over what waits for an answer; on a phone at the foot', () => {
  const bays = document.createElement('div')
  bays.setAttribute('data-toasts-over', '')
  bays.getBoundingClientRect = () => ({ left: 600, right: 1000 }) as DOMRect
  document.body.append(bays)
  expect(spotOfToasts()).toMatchObject({ left: 600, right: window.innerWidth - 1000, bottom: 16 })
  bays.getBoundingClientRect = () => ({ left: 16, right: 344 }) as DOMRect
  expect(spotOfToasts()).toMatchObject({ left: 16, right: 16, bottom: 16 })
  bays.remove()
})

test('a notice has a message and something to do, and can be dismissed', async () => {
  const { user } = show(<Toaster />)
  let undone = false
  toast({
    type: 'success',
    title: 'Removed',
    message: 'Tyre Town',
    action: { label: 'Undo', onPress: () => (undone = true) },
  })
  await screen.findByText('Tyre Town')
  await user.click(screen.getByRole('button', { name: 'Undo', hidden: true }))
  expect(undone).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Dismiss', hidden: true }))
  await waitFor(() => expect(screen.queryByText('Removed')).toBeNull())
})
