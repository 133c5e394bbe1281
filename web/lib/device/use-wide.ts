import { useSyncExternalStore } from 'react'

/** Whether the screen is at least so many rem wide; the server does not know, and draws for a narrow one. */
export const useWide = (rem: number): boolean =>
  useSyncExternalStore(
    (tell) => {
      const query = window.matchMedia?.(`(min-width: ${rem}rem)`)
      query?.addEventListener('change', tell)
      return () => query?.removeEventListener('change', tell)
    },
    () => window.matchMedia?.(`(min-width: ${rem}rem)`).matches ?? false,
    () => false,
  )
