import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, type ReactNode, useRef } from 'react'
import { Button } from './ui/button.tsx'

type Props = { label: string; children: ReactNode; itemClassName?: string }

const seenAtOnce = 2

/** A row that scrolls sideways by touch, wheel, keyboard and its two buttons. */
export function Carousel({ label, children, itemClassName = 'w-[17.5rem]' }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const turn = (way: 1 | -1) =>
    row.current?.scrollBy({ left: way * row.current.clientWidth * 0.85, behavior: 'smooth' })
  return (
    <section aria-label={label}>
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus
        tabIndex={0}
        className="-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pt-1 pb-4 [scrollbar-width:thin] md:-mx-8 md:scroll-px-8 md:px-8"
      >
        {Children.map(children, (child) => (
          <li className={`shrink-0 snap-start ${itemClassName}`}>{child}</li>
        ))}
      </ul>
      {Children.count(children) > seenAtOnce && (
        <div className="mt-1 flex justify-end gap-2 max-md:hidden">
          <Button aria-label={`${label}: back`} look="quiet" onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden size={20} />
          </Button>
          <Button aria-label={`${label}: on`} look="quiet" onClick={() => turn(1)}>
            <ChevronRight aria-hidden size={20} />
          </Button>
        </div>
      )}
    </section>
  )
}
