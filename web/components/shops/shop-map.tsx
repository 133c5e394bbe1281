import { Suspense, useEffect, useRef, useState } from 'react'
import { Boundary } from '../../lib/code/boundary.tsx'
import { later } from '../../lib/code/later.tsx'
import { Failed } from '../ui/states.tsx'
import type { MapProps } from './map-props.ts'
import { isNarrow } from './narrow.ts'

const View = later(() => import('./shop-map-view.tsx'))

/** A map of shops; what draws it comes once it is scrolled into view. Its height is its className's. */
export function ShopMap({
  className = 'h-72',
  label,
  onPick,
  ...map
}: MapProps & { className?: string; label: string }) {
  const box = useRef<HTMLElement>(null)
  const inView = useInView(box)
  // On a phone what stands under a pin covers the foot of the screen, so the map goes to its head.
  const pick = (id: string) => {
    if (isNarrow()) box.current?.scrollIntoView({ block: 'start' })
    onPick?.(id)
  }
  return (
    <section ref={box} aria-label={label} className={`isolate overflow-hidden rounded-xl bg-sunk ${className}`}>
      {inView && (
        <Boundary
          instead={({ trying }, again) => <Failed title="Failed to load the map" retrying={trying} onRetry={again} />}
        >
          <Suspense>
            <View {...map} {...(onPick && { onPick: pick })} />
          </Suspense>
        </Boundary>
      )}
    </section>
  )
}

/** Stays true once it was. */
function useInView(box: React.RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!box.current || seen) return
    const watching = new IntersectionObserver((entries) => setSeen(entries.some((one) => one.isIntersecting)), {
      rootMargin: '100px',
    })
    watching.observe(box.current)
    return () => watching.disconnect()
  }, [box, seen])
  return seen
}
