import { useRoutes } from 'react-router-dom'
import { useSessionNews } from '../lib/session-news.ts'
import { routes } from './routes.tsx'
import { useScroll } from './scroll.ts'
import { useSendWaiting } from './send-waiting.ts'
import { Toasts } from './toasts.tsx'
import { useUnderWayEnds } from './under-way.ts'

/** Whichever page the address names, with its notices, which stay when another page comes. */
export function App() {
  useScroll()
  useUnderWayEnds()
  useSessionNews()
  useSendWaiting()
  return (
    <>
      {useRoutes(routes)}
      <Toasts />
    </>
  )
}
