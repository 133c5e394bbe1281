import { act, cleanup, configure, getConfig } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach } from 'vitest'
import { makeClient, Providers } from '#web/app/providers.tsx'
import { keepSettings } from '#web/lib/settings.ts'

keepSettings({
  whatsapp: { simulated: false, number: '27600123456' },
  map: { tileUrl: '/tiles/{z}/{x}/{y}.png', attribution: 'Tiles of a test' },
})
const mounted = new Set<() => void>()
afterEach(() => {
  cleanup()
  for (const unmount of mounted) unmount()
  localStorage.clear()
  sessionStorage.clear()
})
let acts = false
const { asyncWrapper } = getConfig()
configure({
  // A busy machine takes long to load what a component shows first.
  asyncUtilTimeout: 10_000,
  asyncWrapper: (work) => (acts ? work() : asyncWrapper(work)),
})

/**
 * What a person does is over when the page shows what follows, with the code that it fetches for that. The act() of each
 * event by itself does not wait for it, and React forgets what it has put off until then.
 */
const settling = (user: UserEvent): UserEvent =>
  new Proxy(user, {
    get: (target, name) => {
      const does: unknown = Reflect.get(target, name)
      if (typeof does !== 'function') return does
      return (...args: unknown[]) =>
        act(async () => {
          acts = true
          try {
            return await does(...args)
          } finally {
            acts = false
          }
        })
    },
  })

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
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const unmount = () => {
    flushSync(() => root.unmount())
    container.remove()
    mounted.delete(unmount)
  }
  mounted.add(unmount)
  // Not by render(), which is an act() that does not wait for code either.
  flushSync(() =>
    root.render(
      <Providers client={client}>
        <MemoryRouter initialEntries={[at]}>
          <Address />
          <Routes>
            <Route path={path} element={element} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </Providers>,
    ),
  )
  return { container, unmount, user: settling(userEvent.setup()), address: () => address }
}
