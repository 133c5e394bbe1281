import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { FormName } from '../lib/page/forms.ts'
import { addressOf, clearPendingAction, pendingAction } from '../lib/page/pending-action.ts'
import { useWho } from '../lib/session.ts'

/** Opens the form again that somebody left to sign in; `shown` is the form that is open, past the prompt. */
export function usePendingAction(shown: FormName | undefined): void {
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
