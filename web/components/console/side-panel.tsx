import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Held, useMayAct } from './acting.tsx'

type Props = {
  title: ReactNode
  onClose(): void
  children: ReactNode
  /** The acts that are possible; stays in view. */
  footer?: ReactNode
  /** Room for two columns. */
  wide?: boolean
  /** The keys of the page work while the focus is in it. */
  keys?: boolean
}

/**
 * What a row of a list opens: beside the list at a desk, where the list stays in use, and over it on a phone. The focus
 * goes to it, Escape closes it, and the focus goes back to the row.
 */
export const SidePanel = ({ title, onClose, children, footer, wide = false, keys = false }: Props) => {
  const mayAct = useMayAct()
  return (
    <Base.Root open modal={false} disablePointerDismissal onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Popup
          data-side-panel={wide ? 'wide' : ''}
          {...(keys && { 'data-beside': '' })}
          className={`fixed inset-y-0 right-0 z-40 flex w-full flex-col border-line border-l bg-surface text-ink shadow-card outline-none transition-transform duration-150 data-[ending-style]:translate-x-6 data-[starting-style]:translate-x-6 print:hidden ${wide ? 'md:max-w-2xl' : 'md:max-w-md'}`}
        >
          <div className="flex items-start gap-3 border-line border-b px-5 py-3">
            <Base.Title className="grow py-1.5 font-bold text-xl leading-tight">{title}</Base.Title>
            <Base.Close
              aria-label="Close"
              className="-mr-2 grid size-11 shrink-0 place-items-center rounded-lg hover:bg-sunk"
            >
              <X aria-hidden size={20} />
            </Base.Close>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it where nothing in it takes the focus */}
          <section aria-label="Details" tabIndex={0} className="grow overflow-y-auto overscroll-contain px-5 py-4">
            <Held>{children}</Held>
          </section>
          {footer && mayAct && (
            <div
              data-foot
              className="flex flex-wrap gap-2 border-line border-t px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]"
            >
              {footer}
            </div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** What the panel says of its thing, name by name. Stands in a <dl>. */
export const Detail = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[8.5rem_1fr] gap-x-3 border-line border-b py-2 last:border-b-0">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0 break-words font-medium">{children}</dd>
  </div>
)
