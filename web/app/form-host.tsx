import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { NotOpened, Opening } from '../components/opening.tsx'
import { Boundary } from '../lib/code/boundary.tsx'
import { formIn, withForm, withoutForm } from '../lib/page/forms.ts'
import { keepPendingAction } from '../lib/page/pending-action.ts'
import { useWho } from '../lib/session.ts'
import { asksVisitors, forms, GuestPrompt } from './form-code.ts'
import { useCloseForm } from './form-history.ts'
import { usePendingAction } from './pending.ts'

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
