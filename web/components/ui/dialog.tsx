import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFirstWrongFocused } from '#web/lib/first-wrong.ts'
import { backdrop } from '../styles.ts'

type Props = {
  open: boolean
  onClose(): void
  title: ReactNode
  /** Said below the title. */
  description?: ReactNode
  children: ReactNode
  /** Stays in view below what scrolls. */
  footer?: ReactNode
  /** Room for two columns. */
  wide?: boolean
}

/** A sheet from below on a phone, a window in the middle elsewhere; focus stays inside and goes back afterwards. */
export function Dialog({ open, onClose, title, description, children, footer, wide = false }: Props) {
  useFirstWrongFocused()
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        {/* Also over a side panel, which is a dialog itself. */}
        <Base.Backdrop
          forceRender
          className={`${backdrop} transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0`}
        />
        <Base.Popup
          data-foot
          className={`fixed z-50 flex max-h-[92dvh] w-full flex-col overflow-hidden bg-surface text-ink shadow-card transition-[opacity,transform] duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0 max-md:inset-x-0 max-md:bottom-0 max-md:rounded-t-2xl max-md:data-[starting-style]:translate-y-6 md:top-1/2 md:left-1/2 md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-2xl ${wide ? 'md:max-w-3xl' : 'md:max-w-lg'}`}
        >
          <div className="flex items-start gap-3 px-5 pt-4 pb-3">
            <div className="grow">
              <Base.Title className="font-bold text-xl leading-tight">{title}</Base.Title>
              {description && <Base.Description className="mt-1 text-ink-soft">{description}</Base.Description>}
            </div>
            <Base.Close
              aria-label="Close"
              className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-lg hover:bg-sunk"
            >
              <X aria-hidden size={20} />
            </Base.Close>
          </div>
          <div className="grow overflow-y-auto overscroll-contain px-5 pb-6">{children}</div>
          {footer && (
            <div className="border-line border-t px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
