import { type ComponentType, type LazyExoticComponent, Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type FormName, type FormSubject, formIn, withoutForm } from '../lib/forms.ts'

/** A form shows itself in a Dialog; onClose takes it out of the address. */
export type FormProps = { subject: FormSubject; onClose(): void }
type Form = LazyExoticComponent<ComponentType<FormProps>>

/** Loaded when first opened. */
const forms: Partial<Record<FormName, Form>> = {}

/** Shows the form that the address names over whatever page is open. */
export function FormHost() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const opened = formIn(new URLSearchParams(search))
  const Form = opened && forms[opened.form]
  if (!opened || !Form) return null
  const close = () => void navigate(`${pathname}${withoutForm(search)}`, { replace: true, preventScrollReset: true })
  return (
    <Suspense>
      <Form subject={opened.subject} onClose={close} />
    </Suspense>
  )
}
