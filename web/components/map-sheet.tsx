import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './ui/button.tsx'

type Props = {
  /** What was picked on the map. */
  title: string
  onClose(): void
  children: ReactNode
}

/** What stands under a pin: over the map's foot on a phone, below or beside the map where there is room. */
export function MapSheet({ title, onClose, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another pin
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title])
  return (
    <section
      aria-label={title}
      className="min-w-0 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[calc(4rem+env(safe-area-inset-bottom))] max-lg:z-20 max-lg:max-h-[60dvh] max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:rounded-t-2xl max-lg:bg-paper max-lg:p-3 max-lg:shadow-card max-lg:ring-1 max-lg:ring-line md:max-lg:bottom-0"
    >
      <div className="sticky top-0 flex items-center justify-between gap-2 bg-paper pb-1">
        <h2 ref={heading} tabIndex={-1} className="font-bold outline-none">
          {title}
        </h2>
        <Button aria-label="Close" onClick={onClose} look="icon" className="shrink-0">
          <X aria-hidden size={20} />
        </Button>
      </div>
      {children}
    </section>
  )
}
