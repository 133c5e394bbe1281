import { matchRoutes } from 'react-router-dom'
import { type Place, routes } from './routes.tsx'

type Found = Place & { params: Readonly<Record<string, string | undefined>> }

/** What stands at a path. */
export function placeAt(pathname: string): Found | undefined {
  const match = matchRoutes(routes, pathname)?.at(-1)
  const place: Place | undefined = match?.route.handle
  return match && place && { ...place, params: match.params }
}
