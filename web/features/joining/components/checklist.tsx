import { Circle, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ApplicationView } from '#core/contracts/seller/joining.ts'
import { card, linkLook, quietButton } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useSend } from '#web/lib/api/use-send.ts'
import { useWho } from '#web/lib/session.ts'
import { toast, toastError } from '#web/lib/toast.ts'

/** What approval waits for, and what makes it quicker. */
export function Checklist({ application: { ready, shop } }: { application: ApplicationView }) {
  const profile = `/business/profile?shop=${shop.slug}`
  return (
    <section className={`${card} p-5`} aria-labelledby="missing">
      <h2 id="missing" className="font-bold text-lg">
        What we look at
      </h2>
      <ul className="mt-2 divide-y divide-line">
        <Item
          isDone={ready.emailProven || ready.numberProven}
          name="One contact is confirmed: e-mail or WhatsApp"
          done={ready.emailProven ? 'The e-mail is confirmed.' : 'The WhatsApp number is confirmed.'}
          isRequired
        >
          <ConfirmEmail />
        </Item>
        <Item isDone={ready.numberProven} name="Answer on WhatsApp" done="Bookings and quotes come to your WhatsApp.">
          {ready.emailProven ? (
            <Link to="/profile?change=number" className={quietButton}>
              Confirm your number
            </Link>
          ) : (
            <p className="text-ink-soft text-sm">
              Confirm your e-mail first. Then a code on WhatsApp proves the number.
            </p>
          )}
        </Item>
        <Item isDone={ready.hasLogo} name="Logo" done="Drivers recognise you.">
          <Link to={profile} className={`${linkLook} inline-flex min-h-11 items-center`}>
            Add a logo
          </Link>
        </Item>
        <Item isDone={ready.hasHours} name="Opening hours" done="Drivers can book slots inside them.">
          <Link to={profile} className={`${linkLook} inline-flex min-h-11 items-center`}>
            Set the opening hours
          </Link>
        </Item>
        <Item isDone={ready.hasServices} name="Services" done="Drivers see what you do.">
          <Link to={profile} className={`${linkLook} inline-flex min-h-11 items-center`}>
            Choose services
          </Link>
        </Item>
      </ul>
    </section>
  )
}

type ItemProps = { isDone: boolean; name: string; done: string; isRequired?: boolean; children: ReactNode }

const Item = ({ isDone, name, done, isRequired = false, children }: ItemProps) => (
  <li className="flex items-start gap-3 py-3">
    {isDone ? (
      <CircleCheck role="img" aria-label="Done" size={22} className="mt-0.5 shrink-0 text-verified" />
    ) : (
      <Circle role="img" aria-label="Missing" size={22} className="mt-0.5 shrink-0 text-ink-soft" />
    )}
    <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="font-medium">
        {name}
        {isRequired && !isDone && <span className="font-normal text-danger"> (required)</span>}
      </p>
      {isDone ? <p className="text-ink-soft text-sm">{done}</p> : children}
    </div>
  </li>
)

/** The link went out with the registration. */
function ConfirmEmail() {
  const who = useWho()
  const email = who.state === 'in' ? who.account.email : null
  const sending = useSend('POST /auth/email/resend', {
    onDone: () => toast({ type: 'success', title: 'Link sent', message: `Please look into ${email}.` }),
    onFailed: toastError,
  })
  if (!email)
    return (
      <Link to="/profile?change=email" className={quietButton}>
        Add an e-mail
      </Link>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="text-ink-soft text-sm">
        Open the link that we sent to <span className="break-all">{email}</span>.
      </p>
      <Button look="quiet" busy={sending.isPending && 'Sending...'} onClick={() => sending.mutate()}>
        Send the link again
      </Button>
    </div>
  )
}
