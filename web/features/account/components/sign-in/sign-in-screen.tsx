import { useQueryClient } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { AuthCard } from '#web/components/entry/auth-card.tsx'
import { whatsappButton } from '#web/components/styles.ts'
import { TabList } from '#web/components/tab-list.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Spinner } from '#web/components/ui/states.tsx'
import { homeOf, ownReturn } from '#web/features/account/where-to.ts'
import { later } from '#web/lib/code/later.tsx'
import { useAddress } from '#web/lib/page/address.ts'
import { useWho } from '#web/lib/session.ts'
import { enterAccount } from '#web/lib/session-news.ts'
import { whatsappLink } from '#web/lib/settings.ts'
import { EntryForm } from './entry-form.tsx'

const tabs = [
  { id: 'signin', name: 'Sign in' },
  { id: 'signup', name: 'Get Started' },
] as const
const tabLook = (chosen: boolean) =>
  `min-h-12 grow border-b-2 font-semibold ${chosen ? 'border-accent-ink text-ink' : 'border-transparent text-ink-soft'}`

/** Signing in and up. The address says which, how, and where to go afterwards. */
export function SignInScreen({ terms }: { terms: ReactNode }) {
  const { params, go } = useAddress()
  const who = useWho()
  const client = useQueryClient()
  const [isLastStep, setIsLastStep] = useState(false)
  const tab = params.get('tab') === 'signup' ? 'signup' : 'signin'
  // Nobody types into a form that this browser does not run yet, or does not need.
  if (who.state === 'loading') return <ScreenSkeleton />
  if (who.state === 'in' && !isLastStep)
    return <Navigate to={homeOf(who.account, ownReturn(params.get('return')))} replace />
  const entered = () => enterAccount(client)
  const registered = () => {
    setIsLastStep(true)
    entered()
  }
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
        <EntryForm isSignUp={tab === 'signup'} onEntered={entered} onRegisteredNumber={registered} />
      </div>
      <EntryDialogs terms={terms} />
      {isLastStep && <LastStepDialog onDone={() => setIsLastStep(false)} />}
    </AuthCard>
  )
}

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

/** After a registration by WhatsApp: a first message lets the shops' answers come straight back. */
const LastStepDialog = ({ onDone }: { onDone(): void }) => (
  <Dialog open onClose={onDone} title="One last step!">
    <p className="text-ink-soft">
      Say hi to us on WhatsApp. Then you can ask for tyres there, and the answers of shops come to the same chat.
    </p>
    <div className="mt-5 grid gap-3">
      <a href={whatsappLink('Hi')} target="_blank" rel="noreferrer" onClick={onDone} className={whatsappButton}>
        <MessageCircle aria-hidden size={20} /> Open WhatsApp &amp; Say Hi
      </a>
      <Button look="quiet" onClick={onDone}>
        Skip for now
      </Button>
    </div>
  </Dialog>
)

const ForgotDialog = later(() => import('./forgot-dialog.tsx'))

/** What the address opens over signing in and up: the way to a new password, and the terms. */
function EntryDialogs({ terms }: { terms: ReactNode }) {
  const { params, go } = useAddress()
  return (
    <>
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
    </>
  )
}
