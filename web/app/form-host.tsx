import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type FormName, type FormSubject, formIn, withForm, withoutForm } from '../lib/page/forms.ts'
import { keepPendingAction } from '../lib/page/pending-action.ts'
import { useWho } from '../lib/session.ts'
import { usePendingAction } from './pending.ts'

/** A form shows itself in a Dialog; onClose takes it out of the address. */
export type FormProps = { subject: FormSubject; onClose(): void }
type Form = LazyExoticComponent<ComponentType<FormProps>>

/** Loaded when first opened. */
const forms: Partial<Record<FormName, Form>> = {
  alert: lazy(() => import('../features/alerts/components/alert-form.tsx')),
  booking: lazy(() => import('../features/booking-form/components/booking-form.tsx')),
  deal: lazy(() => import('../features/deals/components/deal-dialog.tsx')),
  fitting: lazy(() => import('../features/booking-form/components/fitting-form.tsx')),
  message: lazy(() => import('../features/message-form/components/message-form.tsx')),
  move: lazy(() => import('../features/my-bookings/components/move-form.tsx')),
  quote: lazy(() => import('../features/quote-form/components/quote-form.tsx')),
  review: lazy(() => import('../features/reviews/components/review-form.tsx')),
}

const GuestPrompt = lazy(() => import('../features/guest-prompt/components/guest-prompt.tsx'))
/** Before these a visitor chooses how to go on. */
const asksVisitors: ReadonlySet<FormName> = new Set(['booking', 'fitting', 'message'])

/** Shows the form that the address names over whatever page is open. */
export function FormHost() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const who = useWho()
  // Dialogs stand outside of the page, where the server draws nothing.
  const [inBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  const opened = formIn(new URLSearchParams(search))
  const { form, subject } = opened ?? {}
  const asks = form !== undefined && asksVisitors.has(form) && subject?.as !== 'guest'
  usePendingAction(asks && who.state !== 'in' ? undefined : form)
  const Form = form && forms[form]
  // What was typed in a form belongs to somebody; a deal is for everybody.
  if (!inBrowser || !form || !subject || !Form || (form !== 'deal' && who.state === 'loading')) return null
  const bare = withoutForm(search)
  const close = () => void navigate(`${pathname}${bare}`, { replace: true, preventScrollReset: true })
  return (
    <Suspense>
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
  )
}
