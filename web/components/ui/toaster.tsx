import { Toast as Base } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { type CSSProperties, useEffect, useLayoutEffect, useState } from 'react'
import { showToastsWith, type ToastType } from '../../lib/toast.ts'
import { GAP_PX, spotOfToasts } from './toast-spot.ts'

const AT_MOST = 2
const usualMs = 5000
const looks: Record<ToastType, { Icon: typeof Info; ink: string }> = {
  success: { Icon: CircleCheck, ink: 'text-verified' },
  error: { Icon: CircleAlert, ink: 'text-danger' },
  warning: { Icon: TriangleAlert, ink: 'text-accent-ink' },
  info: { Icon: Info, ink: 'text-ink' },
}
const isType = (text: string | undefined): text is ToastType => text !== undefined && Object.hasOwn(looks, text)

/** The notices at the foot of the page, two at most, beside what is worked on. */
export default function Toaster() {
  return (
    <Base.Provider limit={AT_MOST} timeout={usualMs}>
      <Listening />
      <Base.Portal>
        <Notices />
      </Base.Portal>
    </Base.Provider>
  )
}

function Notices() {
  const { toasts } = Base.useToastManager()
  const [spot, setSpot] = useState<CSSProperties>({ bottom: GAP_PX })
  const count = toasts.length
  useLayoutEffect(() => {
    if (count === 0) return
    const place = () => setSpot((had) => sameOr(had, spotOfToasts()))
    place()
    window.addEventListener('resize', place)
    // Dialogs and panels open and close below them.
    let frame = 0
    const dialogs = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    })
    dialogs.observe(document.body, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      dialogs.disconnect()
      window.removeEventListener('resize', place)
    }
  }, [count])
  return (
    <Base.Viewport
      style={spot}
      className="pointer-events-none fixed z-60 flex max-w-md flex-col gap-2 *:pointer-events-auto"
    >
      <Shown />
    </Base.Viewport>
  )
}

/** Nothing is drawn anew where it stays. */
const sameOr = (had: CSSProperties, next: CSSProperties): CSSProperties =>
  JSON.stringify(had) === JSON.stringify(next) ? had : next

function Listening() {
  const { add, close } = Base.useToastManager()
  useEffect(() => {
    const closing = new Set<ReturnType<typeof setTimeout>>()
    const stop = showToastsWith(({ type, title, message, action, duration }) => {
      const id = add({
        type,
        title,
        priority: type === 'error' ? 'high' : 'low',
        ...(message !== undefined && { description: message }),
        ...(duration !== undefined && { timeout: duration }),
        ...(action && { actionProps: { children: action.label, onClick: action.onPress } }),
      })
      // What can be taken back is told after that time, also while somebody points at its notice.
      if (action && duration !== undefined) closing.add(setTimeout(() => close(id), duration))
    })
    return () => {
      stop()
      for (const timer of closing) clearTimeout(timer)
    }
  }, [add, close])
  return null
}

function Shown() {
  const { toasts } = Base.useToastManager()
  return toasts
    .filter(({ limited }) => !limited)
    .map((toast) => {
      const { Icon, ink } = looks[isType(toast.type) ? toast.type : 'info']
      return (
        <Base.Root
          key={toast.id}
          toast={toast}
          className="flex items-start gap-3 rounded-xl bg-surface p-3 pl-4 text-ink shadow-card ring-1 ring-line transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
        >
          <Icon aria-hidden size={20} className={`mt-2 shrink-0 ${ink}`} />
          <div className="grow py-1.5">
            <Base.Title className="font-bold" />
            <Base.Description className="text-ink-soft" />
            <Base.Action className="mt-1 min-h-11 font-semibold underline" />
          </div>
          <Base.Close
            aria-label="Dismiss"
            className="grid size-11 shrink-0 place-items-center rounded-lg hover:bg-sunk"
          >
            <X aria-hidden size={18} />
          </Base.Close>
        </Base.Root>
      )
    })
}
