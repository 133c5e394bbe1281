import { useRoutes } from 'react-router-dom'
import { useEarlyChanges } from '../lib/code/early-changes.ts'
import { useSessionNews } from '../lib/session-news.ts'
import { routes } from './routes.tsx'
import { useScroll } from './scroll.ts'
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
