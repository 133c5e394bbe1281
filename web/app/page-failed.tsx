import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { ComponentError, NotHereOffline } from '../components/error-screen.tsx'
import { newErrorId, note, wordsOf } from '../lib/diagnostics.ts'

/** Stands in for a page that failed to load or to draw, inside of what stands around it. */
export function PageFailed() {
  const error = useRouteError()
  const [id] = useState(newErrorId)
  useEffect(() => note(`error ${id} ${wordsOf(error)}`), [id, error])
  // Its code could not be loaded: nothing is wrong with it.
  return typeof navigator !== 'undefined' && navigator.onLine === false ? (
    <NotHereOffline />
  ) : (
    <ComponentError id={id} />
  )
}
