import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const places = new Map<string, number>()
const useLayout = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Back and forward lead to where somebody was; another page begins at its top. */
export function useScroll(): void {
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
