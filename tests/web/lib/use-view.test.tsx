// @vitest-environment jsdom
import { fireEvent, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useView } from '#web/lib/use-view.ts'
import { standInApi } from '../support/api.ts'

const api = standInApi()
const shop = (last: number): string => `0190f1a0-0000-7000-8000-00000000010${last}`
let counted: string[] = []
beforeEach(() => {
  counted = []
  api.answers('POST /shops/:shopId/views', undefined, (body, { pathname }) => {
    counted.push(`${pathname.split('/').at(-2)} ${(body as { of: string }).of}`)
  })
})
afterEach(() => vi.restoreAllMocks())

type Look = { shopId: string | undefined; of?: 'page' | 'listing'; what?: string }
function Page({ shopId, of = 'page', what }: Look) {
  useView(shopId, of, what)
  return null
}
const comesIntoSight = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  fireEvent(document, new Event('visibilitychange'))
}

test('a look counts once a visit, however often the page is come back to', async () => {
  const first = render(<Page shopId={undefined} />)
  first.rerender(<Page shopId={shop(1)} />)
  first.rerender(<Page shopId={shop(1)} />)
  first.unmount()
  render(<Page shopId={shop(1)} />)
  render(<Page shopId={shop(2)} />)
  await waitFor(() => expect(counted.toSorted()).toEqual([`${shop(1)} page`, `${shop(2)} page`]))
})

test('each tyre counts for itself, and beside the page', async () => {
  const tyre = render(<Page shopId={shop(3)} of="listing" what="AAAA" />)
  tyre.rerender(<Page shopId={shop(3)} of="listing" what="BBBB" />)
  tyre.rerender(<Page shopId={shop(3)} of="listing" what="AAAA" />)
  render(<Page shopId={shop(3)} />)
  await waitFor(() =>
    expect(counted.toSorted()).toEqual([`${shop(3)} listing`, `${shop(3)} listing`, `${shop(3)} page`]),
  )
})

test('a page in a tab behind others counts when it comes into sight', async () => {
  comesIntoSight('hidden')
  render(<Page shopId={shop(4)} />)
  render(<Page shopId={shop(5)} of="listing" />)
  comesIntoSight('visible')
  await waitFor(() => expect(counted.toSorted()).toEqual([`${shop(4)} page`, `${shop(5)} listing`]))
})

test('a count that does not arrive disturbs nobody', async () => {
  const failed = vi.fn()
  process.once('unhandledRejection', failed)
  api.isUnreachable('POST /shops/:shopId/views')
  render(<Page shopId={shop(6)} />)
  api.answers('POST /shops/:shopId/views', undefined, () => void counted.push('the next'))
  render(<Page shopId={shop(7)} />)
  await waitFor(() => expect(counted).toContain('the next'))
  process.off('unhandledRejection', failed)
  expect(failed).not.toHaveBeenCalled()
})
