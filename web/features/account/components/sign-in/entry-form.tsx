import { zodResolver } from '@hookform/resolvers/zod'
import { Mail, MessageCircle } from 'lucide-react'
import { startTransition, useOptimistic } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { SignInByEmail, SignUpForm, type SignUpInput } from '#core/contracts/forms/account.ts'
import { AuthError } from '#web/components/entry/auth-error.tsx'
import { SignInFields, signInFields } from '#web/components/entry/sign-in-fields.tsx'
import { TermsBox } from '#web/components/entry/terms-box.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { Form, fieldOf, useContractForm } from '#web/components/ui/form.tsx'
import type { ApiError } from '#web/lib/api/call.ts'
import { isAbout, saidOr, showFields, wordsFor } from '#web/lib/api/form-errors.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { toast } from '#web/lib/toast.ts'
import { VehicleFields } from '../profile/vehicle-fields.tsx'
import { NewPasswordFields } from '../security/new-password-fields.tsx'
import { WhatsappEntry } from './whatsapp-entry.tsx'

type Props = {
  isSignUp: boolean
  onEntered(): void
  /** A number has just got its account. */
  onRegisteredNumber(): void
}

/** The form of the chosen way in. The address says which way. */
export function EntryForm({ isSignUp, onEntered, onRegisteredNumber }: Props) {
  const { params, go } = useAddress()
  // The chosen form is there at once, though the address follows a moment later: what is typed then is typed into it.
  const [method, show] = useOptimistic<Method>(params.get('method') === 'whatsapp' ? 'whatsapp' : 'email')
  const choose = (next: Method) =>
    startTransition(() => {
      show(next)
      go({ method: next === 'email' ? undefined : next }, 'replace')
    })
  const readTerms = () => go({ terms: '1' }, 'replace')
  return (
    <>
      <MethodChoice method={method} onChoose={choose} />
      {method === 'whatsapp' ? (
        <WhatsappEntry
          key={isSignUp ? 'signup' : 'signin'}
          purpose={isSignUp ? 'sign_up' : 'sign_in'}
          onEntered={isSignUp ? onRegisteredNumber : onEntered}
          onTerms={readTerms}
        />
      ) : isSignUp ? (
        <SignUpEmail onEntered={onEntered} onTerms={readTerms} />
      ) : (
        <SignInEmail onEntered={onEntered} onForgot={() => go({ forgot: '1' }, 'replace')} />
      )}
    </>
  )
}

const methods = [
  { id: 'email', name: 'E-mail', Icon: Mail },
  { id: 'whatsapp', name: 'WhatsApp', Icon: MessageCircle },
] as const

type Method = (typeof methods)[number]['id']

type MethodProps = { method: Method; onChoose(method: Method): void }

/** Which way in: one of two, as radio buttons that look like a switch. */
const MethodChoice = ({ method, onChoose }: MethodProps) => (
  <fieldset className="mb-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-1 rounded-xl bg-sunk p-1">
    <legend className="sr-only">How</legend>
    {methods.map(({ id, name, Icon }) => (
      <label
        key={id}
        className="flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-lg font-semibold text-ink-soft has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-(--focus)"
      >
        <input
          type="radio"
          name="method"
          value={id}
          checked={method === id}
          onChange={() => onChoose(id)}
          className="sr-only"
        />
        <Icon aria-hidden size={18} /> {name}
      </label>
    ))}
  </fieldset>
)

function SignUpEmail({ onEntered, onTerms }: { onEntered(): void; onTerms(): void }) {
  const { problem, hasAccepted, submit, isSending, ...form } = useSignUp(onEntered)
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <AuthError>{problem}</AuthError>
      <TextField label="Full name" autoComplete="name" {...fieldOf(form, 'name')} />
      <TextField
        label="E-mail address"
        type="email"
        inputMode="email"
        autoComplete="username"
        {...fieldOf(form, 'email')}
      />
      <TextField label="Phone" optional type="tel" inputMode="tel" autoComplete="tel" {...fieldOf(form, 'phone')} />
      <NewPasswordFields label="Password" hint="At least 8 characters" {...form} />
      <VehicleFields {...form} />
      <TermsBox field={form.register('terms')} error={form.errors.terms?.message} onRead={onTerms} />
      <Button type="submit" look="primary" disabled={!hasAccepted} busy={isSending && 'Creating account...'}>
        Create account
      </Button>
    </form>
  )
}

type SignInEmailProps = {
  onEntered(): void
  /** The way to a new password. */
  onForgot(): void
}

function problemOf(error: ApiError): string | undefined {
  if (isAbout(error, signInFields)) return undefined
  const isDown = error.status === 0 || error.status >= 500
  return isDown ? 'Authentication service unavailable.' : saidOr(error, 'Login failed')
}

function SignInEmail({ onEntered, onForgot }: SignInEmailProps) {
  const form = useContractForm(SignInByEmail, { email: '', password: '' })
  const entering = useSend('POST /auth/sign-in', {
    onDone: () => {
      toast({ type: 'success', title: 'Login Successful!' })
      onEntered()
    },
    onFailed: (error) => showFields(error, signInFields, form.setError),
  })
  return (
    <Form form={form} onSend={(body) => entering.mutate({ body })}>
      <AuthError>{entering.error && problemOf(entering.error)}</AuthError>
      <SignInFields form={form} />
      <Button type="submit" look="primary" busy={entering.isPending && 'Signing in...'}>
        Sign in
      </Button>
      <Button look="text" className="justify-self-center" onClick={onForgot}>
        Forgot your password?
      </Button>
    </Form>
  )
}

const fields = ['name', 'email', 'phone', 'password', 'vehicleMake', 'vehicleModel', 'vehicleYear'] as const

const empty: SignUpInput = {
  name: '',
  email: '',
  phone: '',
  password: '',
  confirm: '',
  terms: false,
  vehicleMake: '',
  vehicleModel: '',
  vehicleYear: '',
}

/** An account with an e-mail address as it is filled in. */
function useSignUp(onEntered: () => void) {
  const { register, handleSubmit, formState, setError, control, forget } = useDraftForm<
    SignUpInput,
    z.output<typeof SignUpForm>
  >('sign-up', {
    resolver: zodResolver(SignUpForm),
    defaultValues: empty,
    never: ['password', 'confirm', 'terms'],
  })
  const hasAccepted = useWatch({ control, name: 'terms' })
  const entering = useSend('POST /auth/sign-up', {
    onDone: (_, { body: { email } }) => {
      forget()
      toast({
        type: 'success',
        title: 'Registration Successful!',
        message: `Please look into ${email}: the mail that we sent there says how to confirm that the address is yours.`,
      })
      onEntered()
    },
    onFailed: (error) => showFields(error, fields, setError),
  })
  const submit = handleSubmit(({ confirm: _, ...body }) => entering.mutate({ body }))
  const { error } = entering
  const problem = error && !isAbout(error, fields) ? wordsFor(error, 'Registration failed') : undefined
  return { register, errors: formState.errors, problem, hasAccepted, submit, isSending: entering.isPending }
}
