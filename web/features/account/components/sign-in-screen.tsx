import { Mail, MessageCircle } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { TabList } from '../../../components/tab-list.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Spinner } from '../../../components/ui/states.tsx'
import { useAddress } from '../../../lib/address.ts'
import { useRenew } from '../../../lib/use-api.ts'
import { useWho } from '../../../lib/who.ts'
import { changeProfile } from '../api/account.ts'
import { homeOf, ownReturn } from '../where-to.ts'
import { AuthCard } from './auth-card.tsx'
import { LastStepDialog } from './last-step-dialog.tsx'
import { SignInEmail } from './sign-in-email.tsx'
import { SignUpEmail } from './sign-up-email.tsx'
import { WhatsappEntry, type WhatsappWish } from './whatsapp-entry.tsx'

const ForgotDialog = lazy(() => import('./forgot-dialog.tsx'))

const tabs = [
  { id: 'signin', name: 'Sign in' },
  { id: 'signup', name: 'Get Started' },
] as const
const methods = [
  { id: 'email', name: 'E-mail', Icon: Mail },
  { id: 'whatsapp', name: 'WhatsApp', Icon: MessageCircle },
] as const
const tabLook = (chosen: boolean) =>
  `min-h-12 grow border-b-2 font-semibold ${chosen ? 'border-accent-ink text-ink' : 'border-transparent text-ink-soft'}`

/** Signing in and up. The address says which, how, and where to go afterwards. */
export function SignInScreen({ terms }: { terms: ReactNode }) {
  const { params, go } = useAddress()
  const who = useWho()
  const renew = useRenew()
  const [isLastStep, setIsLastStep] = useState(false)
  const tab = params.get('tab') === 'signup' ? 'signup' : 'signin'
  const method = params.get('method') === 'whatsapp' ? 'whatsapp' : 'email'
  const back = ownReturn(params.get('return'))
  // Nobody types into a form that this browser does not run yet, or does not need.
  if (who.state === 'loading') return <ScreenSkeleton />
  if (who.state === 'in' && !isLastStep) return <Navigate to={homeOf(who.account, back)} replace />

  const entered = () => renew('/api/')
  const enteredByWhatsapp = async (wish: WhatsappWish | undefined) => {
    if (wish?.purpose === 'sign_up') {
      setIsLastStep(true)
      await keepVehicle(wish)
    }
    entered()
  }
  const readTerms = () => go({ terms: '1' }, 'replace')
  return (
    <AuthCard title="Welcome">
      <TabList
        id="entry"
        label="Sign in or get started"
        tabs={tabs}
        chosen={tab}
        onChoose={(next) => go({ tab: next === 'signup' ? next : undefined }, 'replace')}
        className="-mt-2 mb-5 flex border-line border-b"
        tabClassName={tabLook}
      />
      <div role="tabpanel" id="entry-panel" aria-labelledby={`entry-${tab}`}>
        <MethodChoice
          method={method}
          onChoose={(next) => go({ method: next === 'email' ? undefined : next }, 'replace')}
        />
        {method === 'whatsapp' ? (
          <WhatsappEntry
            key={tab}
            purpose={tab === 'signin' ? 'sign_in' : 'sign_up'}
            onEntered={enteredByWhatsapp}
            onTerms={readTerms}
          />
        ) : tab === 'signin' ? (
          <SignInEmail onEntered={entered} onForgot={() => go({ forgot: '1' }, 'replace')} />
        ) : (
          <SignUpEmail onEntered={entered} onTerms={readTerms} />
        )}
      </div>
      {params.get('forgot') && (
        <Suspense>
          <ForgotDialog onClose={() => go({ forgot: undefined }, 'replace')} />
        </Suspense>
      )}
      <Dialog
        open={params.get('terms') !== null}
        onClose={() => go({ terms: undefined }, 'replace')}
        title="Terms and Conditions"
        wide
      >
        <Suspense fallback={<Spinner>Loading...</Spinner>}>{terms}</Suspense>
      </Dialog>
      {isLastStep && <LastStepDialog onDone={() => setIsLastStep(false)} />}
    </AuthCard>
  )
}

/** What was said of the vehicle; signing up does not fail for it. */
const keepVehicle = ({ vehicleMake, vehicleModel, vehicleYear }: Partial<Parameters<typeof changeProfile>[0]>) =>
  vehicleMake || vehicleModel || vehicleYear
    ? changeProfile({ vehicleMake, vehicleModel, vehicleYear }).catch(() => undefined)
    : undefined

const ScreenSkeleton = () => (
  <AuthCard title="Welcome">
    <div role="status" className="grid gap-5">
      <span className="sr-only">Loading...</span>
      {['tabs', 'method', 'first', 'second', 'button'].map((part) => (
        <div key={part} className="skeleton h-12 rounded-lg" />
      ))}
    </div>
  </AuthCard>
)

type Method = (typeof methods)[number]['id']

const MethodChoice = ({ method, onChoose }: { method: Method; onChoose(method: Method): void }) => (
  <fieldset className="mb-5 grid grid-cols-2 gap-1 rounded-xl bg-sunk p-1">
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
