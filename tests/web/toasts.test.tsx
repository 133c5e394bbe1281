// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import Toaster from '#web/components/ui/toaster.tsx'
import { toast } from '#web/lib/toast.ts'
import { show } from './support/show.tsx'

const titles = () => screen.queryAllByText(/^Notice \d$/).map((title) => title.textContent)

test('at most five notices are shown, and a sixth drops the oldest', async () => {
  show(<Toaster />)
  for (const number of [1, 2, 3, 4, 5, 6]) toast({ type: 'info', title: `Notice ${number}`, duration: 60_000 })
  await screen.findByText('Notice 6')
  await waitFor(() => expect(titles().toSorted()).toEqual([2, 3, 4, 5, 6].map((number) => `Notice ${number}`)))
})

test('in a conversation notices stand below its head, elsewhere at the top', async () => {
  const { container, unmount } = show(
    <>
      <section data-toasts-here aria-label="Messages" />
      <Toaster />
    </>,
  )
  const list = container.querySelector('section')
  if (list) list.getBoundingClientRect = () => ({ top: 180 }) as DOMRect
  toast({ type: 'info', title: 'Archived', duration: 60_000 })
  const below = (await screen.findByText('Archived')).closest<HTMLElement>('[style*="top"]')
  await waitFor(() => expect(below?.style.top).toBe('188px'))
  unmount()
  show(<Toaster />)
  toast({ type: 'info', title: 'Saved', duration: 60_000 })
  const atTop = (await screen.findByText('Saved')).closest<HTMLElement>('[style*="top"]')
  expect(atTop?.style.top).toBe('16px')
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
