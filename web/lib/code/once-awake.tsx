import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** A part whose code is not loaded with the page: the server draws what stands in its place. */
export function OnceAwake({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return awake ? <Suspense fallback={waiting}>{children}</Suspense> : waiting
}
