import { useRoutes } from 'react-router-dom'
import { routes } from './routes.tsx'
import { useScroll } from './scroll.ts'

/** Whichever page the address names. */
export function App() {
  useScroll()
  return useRoutes(routes)
}
