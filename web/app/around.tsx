import { X } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { NotOpened, Opening } from '../components/opening.tsx'
import { Button } from '../components/ui/button.tsx'
import { Spinner } from '../components/ui/states.tsx'
import { Boundary } from '../lib/code/boundary.tsx'
import { isOffline, watchConnection } from '../lib/device/offline.ts'
import { type FormName, formIn, withForm, withoutForm } from '../lib/page/forms.ts'
import { addressOf, clearPendingAction, keepPendingAction, pendingAction } from '../lib/page/pending-action.ts'
import { useWho } from '../lib/session.ts'
import { asksVisitors, forms, GuestPrompt } from './form-code.ts'
import { UNDER_WAY } from './under-way.ts'

/** What every page has around it: the offline banner, and the forms that open over it. */
export function Around({ children }: { children: ReactNode }) {
  return (
    <>
      <Suspense fallback={<Spinner>Loading...</Spinner>}>{children}</Suspense>
      <p id={UNDER_WAY} role="status" className="sr-only" />
      <OfflineBanner />
      <FormHost />
    </>
  )
}

/** Shows the form that the address names over whatever page is open. */
export function FormHost() {
  const { pathname, search } = useLocation()
  const close = useCloseForm()
  const who = useWho()
  // Dialogs stand outside of the page, where the server draws nothing.
  const [inBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  const opened = formIn(new URLSearchParams(search))
  const { form, subject } = opened ?? {}
  const asks = form !== undefined && asksVisitors.has(form) && subject?.as !== 'guest'
  usePendingAction(asks && who.state !== 'in' ? undefined : form)
  if (!inBrowser || !form || !subject) return null
  const Form = forms[form]
  const bare = withoutForm(search)
  // What was typed in a form belongs to somebody; a deal is for everybody.
  if (form !== 'deal' && who.state === 'loading') return <Opening onClose={close} />
  return (
    <Boundary key={form} instead={({ trying }, again) => <NotOpened trying={trying} onRetry={again} onClose={close} />}>
      <Suspense fallback={<Opening onClose={close} />}>
        {asks && who.state === 'out' ? (
          <GuestPrompt
            doing={form === 'message' ? 'message' : 'booking'}
            back={`${pathname}${search}`}
            asGuest={`${pathname}${withForm(search, form, { ...subject, as: 'guest' })}`}
            onLeave={() => keepPendingAction(form, subject, `${pathname}${bare}`)}
            onClose={close}
          />
        ) : (
          <Form subject={subject} onClose={close} />
        )}
      </Suspense>
    </Boundary>
  )
}

/** Opens the form again that somebody left to sign in; `shown` is the form that is open, past the prompt. */
function usePendingAction(shown: FormName | undefined): void {
  const who = useWho()
  const navigate = useNavigate()
  const role = who.state === 'in' ? who.account.role : undefined
  useEffect(() => {
    const pending = pendingAction()
    if (!pending) return
    if (shown || (role && role !== 'customer')) clearPendingAction()
    else if (role) {
      clearPendingAction()
      void navigate(addressOf(pending), { replace: true })
    }
  }, [role, shown, navigate])
}

/** By the key of an entry of the history: how many entries back its page stood without a form. */
const openedOver = new Map<string, number>()

/** Closes the form of the address: back to the page it was opened over, so that no entry of it is left behind. */
function useCloseForm(): () => void {
  const { pathname, search, key } = useLocation()
  const how = useNavigationType()
  const navigate = useNavigate()
  const last = useRef<{ key: string; page: string; hasForm: boolean }>(undefined)
  const page = `${pathname}${withoutForm(search)}`
  const hasForm = formIn(new URLSearchParams(search)) !== undefined
  // Before anybody can press Close.
  useLayoutEffect(() => {
    const before = last.current
    last.current = { key, page, hasForm }
    if (!hasForm || !before || before.key === key || before.page !== page || how === 'POP') return
    const depth = before.hasForm ? openedOver.get(before.key) : 0
    if (how === 'REPLACE' && !before.hasForm) return
    if (depth !== undefined) openedOver.set(key, how === 'PUSH' ? depth + 1 : depth)
  }, [key, page, hasForm, how])
  return () => {
    const depth = openedOver.get(key)
    if (depth === undefined) void navigate(page, { replace: true, preventScrollReset: true })
    else void navigate(-depth)
  }
}

type State = 'online' | 'offline' | 'back'

const noticeMs = 3000

/** Says that the connection is gone until it is dismissed or back. */
export function OfflineBanner() {
  const [state, setState] = useState<State>('online')
  useEffect(() => {
    let wasLost = false
    const look = () => {
      const isLost = isOffline()
      // Also for somebody who has dismissed the banner meanwhile.
      if (isLost !== wasLost) setState(isLost ? 'offline' : 'back')
      wasLost = isLost
    }
    look()
    return watchConnection(look)
  }, [])
  // What fills the screen, such as a conversation, leaves room for it.
  useEffect(() => {
    const { style } = document.documentElement
    if (state === 'online') style.removeProperty('--banner')
    else style.setProperty('--banner', '3.25rem')
  }, [state])
  useEffect(() => {
    if (state !== 'back') return
    const timer = setTimeout(() => setState('online'), noticeMs)
    return () => clearTimeout(timer)
  }, [state])
  return (
    <div
      data-foot
      role="status"
      className="fixed inset-x-0 bottom-0 z-40 max-md:bottom-[calc(4rem+env(safe-area-inset-bottom))]"
    >
      {state === 'offline' && (
        <p className="flex items-center justify-between gap-2 bg-ink py-1 pr-2 pl-4 text-paper">
          You're offline. Some features may not work.
          <Button aria-label="Dismiss" onClick={() => setState('online')} className="grid size-11 place-items-center">
            <X aria-hidden size={18} />
          </Button>
        </p>
      )}
      {state === 'back' && <p className="bg-verified-wash px-4 py-3 text-verified">You're back online.</p>}
    </div>
  )
}
