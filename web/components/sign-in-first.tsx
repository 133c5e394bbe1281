import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { signInLink } from '../lib/session.ts'
import { hasJustLeft } from '../lib/session-news.ts'

/** In place of a private page: leads to signing in and back, or home if somebody has just signed out on the page. */
export function SignInFirst() {
  const { pathname, search } = useLocation()
  const [isHome] = useState(() => hasJustLeft(pathname))
  return <Navigate to={isHome ? '/' : signInLink(`${pathname}${search}`)} replace />
}
