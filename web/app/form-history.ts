import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { formIn, withoutForm } from '../lib/page/forms.ts'

/** By the key of an entry of the history: how many entries back its page stood without a form. */
const openedOver = new Map<string, number>()

/** Closes the form of the address: back to the page it was opened over, so that no entry of it is left behind. */
export function useCloseForm(): () => void {
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
