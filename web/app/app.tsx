import { useRoutes } from 'react-router-dom'
import { routes } from './routes.tsx'
import { useScroll } from './scroll.ts'
import { useUnderWayEnds } from './under-way.ts'

/** Whichever page the address names. */
export function App() {
  useScroll()
  useUnderWayEnds()
  return useRoutes(routes)
}
