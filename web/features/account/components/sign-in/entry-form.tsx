import { startTransition, useOptimistic } from 'react'
import { useAddress } from '#web/lib/page/address.ts'
import { type Method, MethodChoice } from './method-choice.tsx'
import { SignInEmail } from './sign-in-email.tsx'
import { SignUpEmail } from './sign-up-email.tsx'
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
