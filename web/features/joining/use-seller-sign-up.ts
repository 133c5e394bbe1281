import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import { SellerForm, type SellerFormInput } from '#core/contracts/forms/joining.ts'
import { type ApiError, call } from '#web/lib/api/call.ts'
import { isAbout, showFields } from '#web/lib/api/form-errors.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'
import { enterAccount } from '#web/lib/session-news.ts'
import { toast } from '#web/lib/toast.ts'

const empty: SellerFormInput = {
  fullName: '',
  businessName: '',
  address: '',
  place: '',
  contactPhone: '',
  email: '',
  password: '',
  confirm: '',
  services: [],
  terms: false,
}
const fields = [
  'fullName',
  'businessName',
  'address',
  'place',
  'contactPhone',
  'email',
  'password',
  'services',
] as const

const fixThem = 'Please fix the errors in the form.'
const DASHBOARD_AFTER_MS = 1500
const SIGN_IN_AFTER_MS = 2000
/** The browser holds the session, or has refused its cookie. */
type Registered = 'signed in' | 'signed out'

/** The registration of a seller as it is filled in, and where it leads. */
export function useSellerSignUp() {
  const form = useDraftForm<SellerFormInput, z.output<typeof SellerForm>>('seller-sign-up', {
    resolver: zodResolver(SellerForm),
    mode: 'onTouched',
    defaultValues: empty,
    never: ['password', 'confirm', 'terms'],
  })
  const [registered, setRegistered] = useState<Registered>()
  const hasAccepted = useWatch({ control: form.control, name: 'terms' })
  const sending = useSend('POST /auth/seller-sign-up', {
    onDone: async () => {
      form.forget()
      const session = await call('GET /auth/session').catch(() => undefined)
      setRegistered(session?.signedIn ? 'signed in' : 'signed out')
    },
    onFailed: (error) => showFields(error, fields, form.setError),
  })
  const [onWhatsapp, setOnWhatsapp] = useState(false)
  useLeadOn(registered, onWhatsapp)
  const [hasErrors, setHasErrors] = useState(false)
  const submit = form.handleSubmit(
    ({ confirm: _, place, ...typed }) => {
      setHasErrors(false)
      sending.mutate({ body: { ...typed, ...(place && { place }) } })
    },
    () => setHasErrors(true),
  )
  const { error } = sending
  const refused = error && !isAbout(error, fields) ? problemOf(error) : undefined
  return {
    form,
    submit,
    hasAccepted,
    registered,
    /** They want to answer there: the application leads to the proof of the number. */
    onWhatsapp,
    setOnWhatsapp,
    isSending: sending.isPending || registered !== undefined,
    problem: hasErrors ? fixThem : refused,
  }
}

function useLeadOn(registered: Registered | undefined, onWhatsapp: boolean): void {
  const navigate = useNavigate()
  const client = useQueryClient()
  useEffect(() => {
    if (!registered) return
    const isIn = registered === 'signed in'
    const home = onWhatsapp ? '/business/application' : '/business/seller-dashboard'
    const timer = setTimeout(
      () => {
        if (isIn) enterAccount(client)
        else toast({ type: 'success', title: 'Registration successful!', message: 'Please sign in to your account.' })
        void navigate(isIn ? home : '/login', { replace: true })
      },
      isIn ? DASHBOARD_AFTER_MS : SIGN_IN_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [registered, onWhatsapp, navigate, client])
}

/** A refusal has words of its own. */
function problemOf({ status, message, code }: ApiError): string {
  if (status >= 500) return 'Registration failed. Please try again or contact support.'
  if (code === 'UNREADABLE') return 'Registration failed. Please try again.'
  if (status === 0) return 'Failed to submit registration. Please try again.'
  return message
}
