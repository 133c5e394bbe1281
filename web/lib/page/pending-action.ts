import { type FormName, type FormSubject, formNames, formSubjects, withForm } from './forms.ts'

/** The action that a visitor began before signing in. */
export type PendingAction = {
  type: 'booking' | 'message'
  dealId: string | null
  dealData: FormSubject
  form: FormName
  /** The page that the form stood over, with its query. */
  page: string
  keptAt: number
}

const name = 'pending-action'
/** A person who signs in on another day came for something else. */
const keepsMs = 24 * 60 * 60 * 1000

export function keepPendingAction(form: FormName, subject: FormSubject, page: string): void {
  const { as: _as, ...dealData } = subject
  const action: PendingAction = {
    type: form === 'message' || form === 'quote' ? 'message' : 'booking',
    dealId: subject.deal ?? subject.offer ?? null,
    dealData,
    form,
    page,
    keptAt: Date.now(),
  }
  try {
    localStorage.setItem(name, JSON.stringify(action))
  } catch {
    // Without storage the return address alone brings the person back.
  }
}

export function clearPendingAction(): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Nothing was kept.
  }
}

export function pendingAction(): PendingAction | undefined {
  const kept = read()
  const whole = kept && formNames.includes(kept.form) && typeof kept.page === 'string' && kept.page.startsWith('/')
  return whole && !kept.page.startsWith('//') && Date.now() - kept.keptAt < keepsMs ? kept : undefined
}

/** The address that opens the form again where it stood. */
export function addressOf({ page, form, dealData }: PendingAction): string {
  const [path = '/', search = ''] = page.split('?')
  const known = formSubjects.flatMap((subject) => {
    const value = dealData[subject]
    return typeof value === 'string' ? [[subject, value]] : []
  })
  return `${path}${withForm(search, form, Object.fromEntries(known))}`
}

function read(): PendingAction | undefined {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
