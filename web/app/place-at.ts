import { matchRoutes } from 'react-router-dom'
import { type LayoutHandle, type RouteHandle, routes } from './routes.tsx'

type Found = RouteHandle & LayoutHandle & { params: Readonly<Record<string, string | undefined>> }

/** What stands at a path. */
export function placeAt(pathname: string): Found | undefined {
  const [layout, match] = matchRoutes(routes, pathname) ?? []
  const around: LayoutHandle | undefined = layout?.route.handle
  const place: RouteHandle | undefined = match?.route.handle
  return match && around && place && { ...around, ...place, params: match.params }
}
