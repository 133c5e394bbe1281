import { zodResolver } from '@hookform/resolvers/zod'
import type { z } from 'zod'
import type { SendCode, SendCodeInput, StartNumberProofInput } from '#core/contracts/auth.ts'
import { CodeForm, SignUpByWhatsappForm } from '#core/contracts/forms/account.ts'
import { AuthError } from '#web/components/entry/auth-error.tsx'
import { TermsBox } from '#web/components/entry/terms-box.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { fieldOf } from '#web/components/ui/form.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { useWhatsappEntry } from '#web/features/account/use-whatsapp-entry.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { CodeStep } from '../../../../components/entry/code-step.tsx'
import { VehicleFields } from '../profile/vehicle-fields.tsx'
import { NumberForm } from '../security/number-form.tsx'
import { NumberProof } from './number-proof.tsx'

type Props = { purpose: SendCode['purpose']; onEntered(): void; onTerms(): void }

/** Signing in or up with a number: the number, then the code that was sent there. */
export function WhatsappEntry({ purpose, onEntered, onTerms }: Props) {
  const entry = useWhatsappEntry(purpose, onEntered)
  const { step, isSending, isChecking, send } = entry
  const isOffered = useRead('GET /site').data?.codesByWhatsapp ?? true
  const isSignIn = purpose === 'sign_in'
  return (
    <div className="grid gap-4">
      {(entry.isUnavailable || !isOffered) && (
        <Notice tone="warning">WhatsApp authentication temporarily unavailable</Notice>
      )}
      <AuthError>{entry.problem}</AuthError>
      {entry.wayOn && <OtherWay tab={entry.wayOn} />}
      {step ? (
        <CodeStep
          schema={CodeForm}
          key={step.sent.session}
          number={step.input.number}
          sent={step.sent}
          busy={isChecking || isSending}
          does={isSignIn ? 'Sign in' : 'Create account'}
          doing="Checking..."
          onCode={(code) => entry.check(step.sent.session, code)}
          onResend={() => send(step.input)}
          onStartOver={entry.startOver}
        />
      ) : isSignIn ? (
        <NumberForm label="WhatsApp number" busy={isSending} onNumber={(number) => send({ purpose, number })} />
      ) : (
        <SignUpWhatsappForm busy={isSending} onTerms={onTerms} onInput={(options) => send({ purpose, ...options })} />
      )}
      {(step || isSignIn) && (
        <>
          <Or />
          <NumberProof
            input={proofOf(step?.input)}
            onEntered={entry.entered}
            onProblem={entry.setProblem}
            onRefused={entry.refused}
          />
        </>
      )}
    </div>
  )
}

/** The same without the number, from which the message will come. */
function proofOf(input: SendCodeInput | undefined): StartNumberProofInput {
  if (input?.purpose !== 'sign_up') return { purpose: 'sign_in' }
  const { number: _, ...newcomer } = input
  return newcomer
}

/** Leads to the tab that fits, with WhatsApp still chosen. */
function OtherWay({ tab }: { tab: 'signin' | 'signup' }) {
  const { go } = useAddress()
  return (
    <Button look="quiet" onClick={() => go({ tab: tab === 'signup' ? tab : undefined, method: 'whatsapp' }, 'replace')}>
      {tab === 'signup' ? 'Create an account with this number' : 'Sign in with this number'}
    </Button>
  )
}

const Or = () => (
  <p className="flex items-center gap-3 text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
    or
  </p>
)

type WhatsappNewcomer = Omit<z.output<typeof SignUpByWhatsappForm>, 'terms'>

type SignUpWhatsappFormProps = { busy: boolean; onInput(options: WhatsappNewcomer): void; onTerms(): void }

/** The first step of signing up with a number. */
function SignUpWhatsappForm({ busy, onInput, onTerms }: SignUpWhatsappFormProps) {
  const form = useDraftForm<z.input<typeof SignUpByWhatsappForm>, z.output<typeof SignUpByWhatsappForm>>('sign-up', {
    resolver: zodResolver(SignUpByWhatsappForm),
    defaultValues: { name: '', number: '', terms: false, vehicleMake: '', vehicleModel: '', vehicleYear: '' },
    never: ['terms'],
  })
  const { register, handleSubmit, formState, watch } = form
  const { errors } = formState
  return (
    <form noValidate onSubmit={handleSubmit(({ terms: _, ...options }) => onInput(options))} className="grid gap-4">
      <TextField label="Full name" autoComplete="name" {...fieldOf(form, 'name')} />
      <TextField
        label="WhatsApp number"
        hint="For example 082 123 4567. We send a code there."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...fieldOf(form, 'number')}
      />
      <VehicleFields register={register} errors={errors} />
      <TermsBox field={register('terms')} error={errors.terms?.message} onRead={onTerms} />
      <Button type="submit" look="primary" disabled={!watch('terms')} busy={busy && 'Sending code...'}>
        Send code
      </Button>
    </form>
  )
}
