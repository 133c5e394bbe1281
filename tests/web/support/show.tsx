import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach } from 'vitest'
import { makeClient, Providers } from '#web/app/providers.tsx'
import { keepSettings } from '#web/lib/settings.ts'

keepSettings({
  whatsapp: { simulated: false, number: '27600123456' },
  map: { tileUrl: '/tiles/{z}/{x}/{y}.png', attribution: 'Tiles of a test' },
})
afterEach(cleanup)

/** Shows a component at an address, with what every page has around it. */
export function show(element: ReactNode, { at = '/' }: { at?: string } = {}) {
  const client = makeClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
  const shown = render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  )
  return {
    ...shown,
    user: userEvent.setup(),
    address: () => router.state.location.pathname + router.state.location.search,
  }
}
