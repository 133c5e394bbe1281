import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { Suspense, type TouchEvent, useEffect, useRef, useState } from 'react'
import type { ShopProfile } from '#core/contracts/shop-directory.ts'
import { Button } from '#web/components/ui/button.tsx'
import { later } from '../../../lib/code/later.tsx'
import { smaller, widths } from '../../../lib/pictures.ts'
import { Nothing } from './section.tsx'

type Pictures = ShopProfile['gallery']

const Lightbox = later(() => import('./lightbox.tsx'))

/** One after the other on a phone; elsewhere small ones that open large. */
export function Gallery({ pictures }: { pictures: Pictures }) {
  if (pictures.length === 0) return <Nothing>No gallery images available.</Nothing>
  return (
    <>
      <Turning pictures={pictures} />
      <Thumbnails pictures={pictures} />
    </>
  )
}

const round = 'pressable grid size-11 place-items-center rounded-full bg-surface text-ink shadow-card'

function Turning({ pictures }: { pictures: Pictures }) {
  const { at, turn, touch, isTurning, canTurn, toggle } = useTurning(pictures.length)
  return (
    <section aria-roledescription="carousel" aria-label="Pictures of the shop" className="md:hidden">
      <div className="overflow-hidden rounded-2xl [touch-action:pan-y]" {...touch}>
        <ul
          className="flex transition-transform duration-200 motion-reduce:transition-none"
          style={{ transform: `translateX(-${at * 100}%)` }}
        >
          {pictures.map(({ url, alt, width, height }, place) => (
            <li key={url} aria-hidden={place !== at} className="w-full shrink-0">
              <img
                src={smaller(url)}
                srcSet={widths(url, width)}
                sizes="100vw"
                alt={alt}
                width={width}
                height={height}
                loading="lazy"
                draggable={false}
                className="aspect-3/2 w-full object-cover"
              />
            </li>
          ))}
        </ul>
      </div>
      {pictures.length > 1 && (
        <div className="mt-3 flex items-center justify-between">
          <Button aria-label="The picture before" className={round} onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden size={20} />
          </Button>
          <p className="flex items-center gap-3 tabular-nums">
            {at + 1} of {pictures.length}
            {canTurn && (
              <Button
                aria-label={isTurning ? 'Stop turning the pictures' : 'Turn the pictures'}
                className={round}
                onClick={toggle}
              >
                {isTurning ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
              </Button>
            )}
          </p>
          <Button aria-label="The next picture" className={round} onClick={() => turn(1)}>
            <ChevronRight aria-hidden size={20} />
          </Button>
        </div>
      )}
    </section>
  )
}

function Thumbnails({ pictures }: { pictures: Pictures }) {
  const [open, setOpen] = useState<number>()
  return (
    <>
      <ul className="grid grid-cols-3 gap-3 max-md:hidden lg:grid-cols-4">
        {pictures.map(({ url, alt, width, height }, place) => (
          <li key={url} className={place === 0 ? 'col-span-2 row-span-2' : ''}>
            <Button
              aria-label={`${alt || 'Picture'}: show large`}
              onClick={() => setOpen(place)}
              className="size-full overflow-hidden rounded-xl"
            >
              <img
                src={smaller(url)}
                srcSet={widths(url, width)}
                sizes={place === 0 ? '24rem' : '12rem'}
                alt=""
                width={width}
                height={height}
                loading="lazy"
                className="pressable aspect-3/2 size-full object-cover hover:brightness-95"
              />
            </Button>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Suspense>
          <Lightbox pictures={pictures} at={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}

const everyMs = 3500

/** A shorter movement of the finger is no swipe. */
const swipePx = 40

/** Turns through so many pictures by itself, by swiping and by hand; it stops for people who want nothing to move. */
function useTurning(count: number) {
  const [at, setAt] = useState(0)
  const [canTurn, setCanTurn] = useState(false)
  const [wanted, setWanted] = useState(true)
  const from = useRef<number | undefined>(undefined)
  const turn = (by: number) => setAt((now) => (now + by + count) % count)
  const isTurning = canTurn && wanted && count > 1

  useEffect(() => setCanTurn(!window.matchMedia('(prefers-reduced-motion: reduce)').matches), [])
  // The next turn waits its whole time again after each picture, whoever turned to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `at` starts the time anew
  useEffect(() => {
    if (!isTurning) return
    const timer = setTimeout(() => setAt((now) => (now + 1) % count), everyMs)
    return () => clearTimeout(timer)
  }, [isTurning, count, at])

  const touch = {
    onTouchStart: ({ touches }: TouchEvent) => {
      from.current = touches[0]?.clientX
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const moved = (changedTouches[0]?.clientX ?? 0) - (from.current ?? 0)
      if (from.current !== undefined && Math.abs(moved) >= swipePx) turn(moved < 0 ? 1 : -1)
      from.current = undefined
    },
  }
  return { at, turn, touch, isTurning, canTurn, toggle: () => setWanted(!wanted) }
}
