import { type ReactNode, Suspense } from 'react'
import { FormProvider } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { AuthCard } from '#web/components/entry/auth-card.tsx'
import { AuthError } from '#web/components/entry/auth-error.tsx'
import { TermsBox } from '#web/components/entry/terms-box.tsx'
import { linkLook, primaryButton } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { CheckField } from '#web/components/ui/field.tsx'
import { Notice, Spinner } from '#web/components/ui/states.tsx'
import { useAddress } from '#web/lib/page/address.ts'
import { useWho } from '#web/lib/session.ts'
import { useSellerSignUp } from '../use-seller-sign-up.ts'
import { NameField, SignInFields } from './person-fields.tsx'
import { ShopFields } from './shop-fields.tsx'

/** Registration of a seller: an account with its first shop. */
export function SellerSignUp({ terms }: { terms: ReactNode }) {
  const who = useWho()
  const { params, go } = useAddress()
  const signUp = useSellerSignUp()
  const isOthers = who.state === 'in' && !signUp.isSending
  return (
    <AuthCard title="Join as a Seller" lead="Free to set up. Drivers find you once we have looked at your shop.">
      {who.state === 'loading' ? (
        <Spinner>Loading...</Spinner>
      ) : isOthers ? (
        <SignedInAlready name={who.account.name} />
      ) : (
        <Fields signUp={signUp} onTerms={() => go({ terms: '1' }, 'replace')} />
      )}
      <Dialog
        open={params.get('terms') !== null}
        onClose={() => go({ terms: undefined }, 'replace')}
        title="Terms and Conditions"
        wide
      >
        <Suspense fallback={<Spinner>Loading...</Spinner>}>{terms}</Suspense>
      </Dialog>
    </AuthCard>
  )
}

type Props = { signUp: ReturnType<typeof useSellerSignUp>; onTerms(): void }

function Fields({ signUp, onTerms }: Props) {
  const { form, submit, hasAccepted, problem, isSending, registered, onWhatsapp, setOnWhatsapp } = signUp
  return (
    <>
      <FormProvider {...form}>
        <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
          <AuthError>{problem}</AuthError>
          <NameField />
          <ShopFields />
          <SignInFields />
          <TermsBox field={form.register('terms')} error={form.formState.errors.terms?.message} onRead={onTerms} />
          <CheckField
            label="Answer bookings and quotes on WhatsApp"
            hint="Your e-mail is confirmed first, then a code on WhatsApp proves the number. We take you there."
            checked={onWhatsapp}
            onChange={({ target }) => setOnWhatsapp(target.checked)}
          />
          <div className="grid gap-1">
            <Button
              type="submit"
              look="primary"
              disabled={!hasAccepted}
              aria-describedby={hasAccepted ? undefined : 'why-not'}
              busy={isSending && 'Creating account...'}
            >
              Create seller account
            </Button>
            {!hasAccepted && (
              <p id="why-not" className="text-ink-soft text-sm">
                Accept the terms to go on.
              </p>
            )}
          </div>
          {registered && (
            <Notice tone="success">
              {registered === 'signed out'
                ? 'Registration successful! Please sign in.'
                : `Registration successful! We take you to ${onWhatsapp ? 'your application' : 'your dashboard'}.`}
            </Notice>
          )}
        </form>
      </FormProvider>
      <p className="mt-6 flex flex-wrap justify-between gap-x-4 gap-y-1">
        <span>
          Already have an account?{' '}
          <Link to="/login" className={linkLook}>
            Sign in
          </Link>
        </span>
        <Link to="/" className={linkLook}>
          Back to the homepage
        </Link>
      </p>
    </>
  )
}

/** Another account is not needed for another shop. */
const SignedInAlready = ({ name }: { name: string }) => (
  <div className="grid gap-4">
    <p>You are signed in as {name}. Put your shop forward with this account; it becomes yours.</p>
    <Link to="/business/signup" className={primaryButton}>
      Put a shop forward
    </Link>
    <Link to="/" className={`${linkLook} justify-self-center`}>
      Back to the homepage
    </Link>
  </div>
)
