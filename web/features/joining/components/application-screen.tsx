import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { FormProvider, useFormContext } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { AccountView } from '#core/contracts/auth.ts'
import type { ApplicationFormInput } from '#core/contracts/forms/joining.ts'
import { AuthError } from '#web/components/entry/auth-error.tsx'
import { card, container, linkLook, primaryButton } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CheckField, TextField } from '#web/components/ui/field.tsx'
import { fieldOf } from '#web/components/ui/form.tsx'
import { Spinner } from '#web/components/ui/states.tsx'
import { useWho } from '#web/lib/session.ts'
import { enterAccount } from '#web/lib/session-news.ts'
import { type Progress, useApplication } from '../use-application.ts'
import { DocumentFields, LogoField } from './file-fields.tsx'
import { NameField, SignInFields } from './person-fields.tsx'
import { ShopFields } from './shop-fields.tsx'

/** The application of a shop, with its logo and papers; open to everybody. */
export function ApplicationScreen() {
  const who = useWho()
  const [round, setRound] = useState(1)
  const client = useQueryClient()
  const again = () => {
    enterAccount(client)
    setRound(round + 1)
  }
  return (
    <main className={`${container} max-w-3xl! py-6`}>
      <h1 className="font-bold text-2xl">Business application</h1>
      {who.state === 'loading' ? (
        <Spinner>Loading...</Spinner>
      ) : (
        <Application key={round} beganAs={who.state === 'in' ? who.account : undefined} onAgain={again} />
      )}
    </main>
  )
}

type Props = { beganAs: AccountView | undefined; onAgain(): void }

function Application({ beganAs, onAgain }: Props) {
  // Sending signs in; the form stays the one that was begun.
  const [account] = useState(beganAs)
  const application = useApplication(account)
  const { form, submit, progress, problem, isSending, shop } = application
  if (shop) return <Submitted name={shop.name} slug={shop.slug} onAgain={onAgain} />
  return (
    <>
      <p className="mt-1 mb-4 text-ink-soft">
        {account
          ? `You are signed in as ${account.name}; the shop becomes yours.`
          : 'Tell us about your shop. You get an account to follow its approval with.'}
      </p>
      <ProgressLine progress={progress} />
      <FormProvider {...form}>
        <form noValidate onSubmit={submit} className={`${card} mt-4 grid grid-cols-1 gap-4 p-5 sm:p-8`}>
          <ShopFields />
          <LogoField file={application.files.logo} error={application.logoSaid} onChoose={application.chooseLogo} />
          <DocumentFields files={application.files} onChoose={application.choose} />
          {account ? <ContactEmail /> : <Person />}
          <AuthError>{problem}</AuthError>
          <p className="text-ink-soft text-sm">
            By sending it you accept the{' '}
            <Link to="/legal/terms" target="_blank" className={linkLook}>
              Terms and Conditions
            </Link>
            .
          </p>
          <Button type="submit" look="primary" busy={isSending && 'Submitting...'}>
            Submit application
          </Button>
        </form>
      </FormProvider>
    </>
  )
}

const steps: Record<Progress, string> = {
  10: 'Your details',
  25: 'Registering',
  50: 'Uploading the logo',
  75: 'Uploading the documents',
  100: 'Submitted',
}

const ProgressLine = ({ progress }: { progress: Progress }) => (
  <div>
    <p aria-live="polite" className="flex justify-between text-sm">
      <span>{steps[progress]}</span>
      <span className="tabular-nums">{progress}%</span>
    </p>
    <progress
      max={100}
      value={progress}
      aria-label="Progress of the application"
      className="mt-1 block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent-ink"
    />
  </div>
)

function ContactEmail() {
  const form = useFormContext<ApplicationFormInput>()
  return (
    <TextField
      label="E-mail"
      hint="Drivers see it as the shop's"
      type="email"
      inputMode="email"
      autoComplete="email"
      {...fieldOf(form, 'email')}
    />
  )
}

function Person() {
  const { register } = useFormContext<ApplicationFormInput>()
  return (
    <>
      <NameField />
      <SignInFields />
      <fieldset>
        <legend className="mb-1 font-semibold">Notifications</legend>
        <CheckField label="E-mail notifications" {...register('emailNotifications')} />
        <CheckField label="SMS notifications" {...register('smsNotifications')} />
        <CheckField
          label="Marketing emails"
          hint="News and offers of Spoor. You can end them at any time."
          {...register('marketingEmails')}
        />
      </fieldset>
    </>
  )
}

const Submitted = ({ name, slug, onAgain }: { name: string; slug: string; onAgain(): void }) => (
  <div role="status" className={`${card} mt-4 grid justify-items-center gap-3 p-8 text-center`}>
    <CircleCheck aria-hidden size={44} className="text-verified" />
    <h2 className="font-bold text-xl">Application Submitted!</h2>
    <p className="text-ink-soft">
      {name} waits for our approval. Open the link in the mail that we sent you: we approve a shop once its owner can be
      reached.
    </p>
    <Link to={`/business/application?shop=${slug}`} className={primaryButton}>
      See what is missing
    </Link>
    <Button look="quiet" onClick={onAgain}>
      Submit Another Application
    </Button>
  </div>
)
