import { useLocation } from 'react-router-dom'
import { withChanges } from './address.ts'

/** The dialogs that any page can open over itself; app/form-host.tsx shows them. */
export const formNames = ['deal', 'booking', 'fitting', 'message', 'quote', 'review', 'move', 'alert'] as const
export type FormName = (typeof formNames)[number]

/** What a form is about, in the address beside its name. */
export const formSubjects = ['offer', 'deal', 'shop', 'booking', 'quantity', 'size', 'as', 'start'] as const
export type FormSubject = Partial<Record<(typeof formSubjects)[number], string>>

const nothing: Record<(typeof formSubjects)[number], undefined> = {
  offer: undefined,
  deal: undefined,
  shop: undefined,
  booking: undefined,
  quantity: undefined,
  size: undefined,
  as: undefined,
  start: undefined,
}

/** The address of a form over the present page. Its subject stands under names of its own: f.offer=T4K2. */
export function useFormLink() {
  const { pathname, search } = useLocation()
  return (form: FormName, subject: FormSubject = {}) => `${pathname}${withForm(search, form, subject)}`
}

export const withForm = (search: string, form: FormName, subject: FormSubject): string =>
  withChanges(search, { form, ...named({ ...nothing, ...subject }) })

export const withoutForm = (search: string): string => withChanges(search, { form: undefined, ...named(nothing) })

const named = (subject: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(subject).map(([name, value]) => [`f.${name}`, value]))

/** Which form an address opens, and what it is about. */
export function formIn(params: URLSearchParams): { form: FormName; subject: FormSubject } | undefined {
  const form = formNames.find((name) => name === params.get('form'))
  if (!form) return undefined
  const subject: FormSubject = {}
  for (const name of formSubjects) {
    const value = params.get(`f.${name}`)
    if (value) subject[name] = value
  }
  return { form, subject }
}
