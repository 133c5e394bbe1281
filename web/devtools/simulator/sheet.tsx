import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '#web/components/ui/button.tsx'

type Props = { title: string; onClose: () => void; children: ReactNode; footer?: ReactNode }

const focusable = 'button:not([disabled]), input:not([disabled]), a[href], textarea, [tabindex="0"]'

/** A sheet that rises over one phone: takes the focus, keeps it, and gives it back when it closes. */
export function Sheet({ title, onClose, children, footer }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const heading = useId()
  useEffect(() => {
    const before = document.activeElement
    box.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    }
    if (event.key === 'Tab') keepInside(event, box.current)
  }

  return (
    <div className="absolute inset-0 z-20 flex flex-col justify-end">
      <Button tabIndex={-1} aria-hidden className="absolute inset-0 bg-black/45" onClick={onClose} />
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={heading}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="relative flex max-h-[82%] flex-col rounded-t-2xl bg-surface text-ink shadow-card outline-none"
      >
        <div className="flex items-center gap-2 border-line border-b py-1 pr-1 pl-4">
          <h2 id={heading} className="min-w-0 flex-1 truncate font-semibold">
            {title}
          </h2>
          <Button
            onClick={onClose}
            className="grid size-11 place-items-center rounded-full hover:bg-sunk"
            aria-label="Close"
          >
            <X aria-hidden size={20} />
          </Button>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
        {footer && <div className="border-line border-t p-3">{footer}</div>}
      </div>
    </div>
  )
}

function keepInside(event: KeyboardEvent, box: HTMLElement | null): void {
  const all = [...(box?.querySelectorAll<HTMLElement>(focusable) ?? [])]
  const [first, last] = [all[0], all.at(-1)]
  const at = document.activeElement
  if (event.shiftKey && (at === first || at === box)) {
    event.preventDefault()
    last?.focus()
  } else if (!event.shiftKey && at === last) {
    event.preventDefault()
    first?.focus()
  }
}
