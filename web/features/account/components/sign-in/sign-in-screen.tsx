import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { AuthCard } from '#web/components/entry/auth-card.tsx'
import { TabList } from '#web/components/tab-list.tsx'
import { homeOf, ownReturn } from '#web/features/account/where-to.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { useWho } from '#web/lib/session.ts'
import { enterAccount } from '#web/lib/session-news.ts'
import { EntryDialogs } from './entry-dialogs.tsx'
import { EntryForm } from './entry-form.tsx'
import { LastStepDialog } from './last-step-dialog.tsx'

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
