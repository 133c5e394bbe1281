import { cleanup, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach } from 'vitest'
import { makeClient, Providers } from '#web/app/providers.tsx'
import { keepSettings } from '#web/lib/settings.ts'

keepSettings({
  whatsapp: { simulated: false, number: '27600123456' },
  map: { tileUrl: '/tiles/{z}/{x}/{y}.png', attribution: 'Tiles of a test' },
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
// A busy machine takes long to load what a component shows first.
configure({ asyncUtilTimeout: 10_000 })

/** Shows a component at an address, with what every page has around it; on other paths than `path` it is gone. */
export function show(element: ReactNode, { at = '/', path = '*' }: { at?: string; path?: string } = {}) {
  const client = makeClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  let address = at
  const Address = () => {
    const { pathname, search } = useLocation()
    address = pathname + search
    return null
  }
  const shown = render(
    <Providers client={client}>
      <MemoryRouter initialEntries={[at]}>
        <Address />
        <Routes>
          <Route path={path} element={element} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </Providers>,
  )
  return { ...shown, user: userEvent.setup(), address: () => address }
}
