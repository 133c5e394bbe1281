import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType, useRoutes } from 'react-router-dom'
import { useEarlyChanges } from '../lib/code/early-changes.ts'
import { useSessionNews } from '../lib/session-news.ts'
import { routes } from './routes.tsx'
import { useSendWaiting } from './send-waiting.ts'
import { Toasts } from './toasts.tsx'
import { useUnderWayEnds } from './under-way.ts'

/** Whichever page the address names, with its notices, which stay when another page comes. */
export const App = () => (
  <>
    <Pages />
    <Habits />
    <Toasts />
  </>
)

const Pages = () => useRoutes(routes)

/** What goes on beside every page, and draws nothing. It stands apart so that news of the session draw no page again. */
function Habits() {
  useEarlyChanges()
  useScroll()
  useUnderWayEnds()
  useSessionNews()
  useSendWaiting()
  return null
}

const places = new Map<string, number>()

const useLayout = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Back and forward lead to where somebody was; another page begins at its top. */
function useScroll(): void {
  const { pathname, key } = useLocation()
  const how = useNavigationType()
  useEffect(() => {
    const keep = () => places.set(key, window.scrollY)
    // An entry that takes the place of another one stands where that stood.
    keep()
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [key])
  useLayout(() => {
    if (how !== 'POP') window.scrollTo(0, 0)
    else if (places.has(key)) window.scrollTo(0, places.get(key) ?? 0)
  }, [pathname])
}
