import { Link, useLocation } from 'react-router-dom'
import { alertFor } from '#core/rules/website/whatsapp-texts.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useAddress } from '#web/lib/page/address.ts'
import type { FormSubject } from '#web/lib/page/forms.ts'
import { settingsOf } from '#web/lib/page/search-address.ts'
import { signInLink, useWho } from '#web/lib/session.ts'
import { primaryButton } from '../../../components/styles.ts'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Spinner } from '../../../components/ui/states.tsx'
import { WhatsappLink } from '../../../components/whatsapp-link.tsx'
import { AlertFields } from './alert-fields.tsx'

type Props = { subject: FormSubject; onClose(): void }

/** Asks to be told when a search finds something. */
export default function AlertForm({ subject, onClose }: Props) {
  const who = useWho()
  return (
    <Dialog
      open
      onClose={onClose}
      title="Deal alert"
      description="We tell you on WhatsApp when a shop offers what you look for."
    >
      {who.state === 'loading' && <Spinner>Loading…</Spinner>}
      {who.state === 'in' && <ToMyNumber size={subject.size} onClose={onClose} />}
      {who.state === 'out' && <InTheChat size={subject.size} signedIn={false} />}
    </Dialog>
  )
}

/** Nothing is sent to a number that somebody only typed. */
function ToMyNumber({ size, onClose }: { size: string | undefined; onClose(): void }) {
  const { data, error } = useRead('GET /profile')
  if (!data && !error) return <Spinner>Loading…</Spinner>
  return data?.phoneVerified ? <AlertFields size={size ?? ''} onClose={onClose} /> : <InTheChat size={size} signedIn />
}

/** An alert goes to a number that its owner has proven: writing to us does that. */
function InTheChat({ size, signedIn }: { size: string | undefined; signedIn: boolean }) {
  const { params } = useAddress()
  const { pathname, search } = useLocation()
  const { place } = settingsOf(params)
  return (
    <div className="grid gap-4">
      <p>
        {signedIn ? 'Your account has no confirmed WhatsApp number yet. ' : ''}
        Send us the ready-made message: we answer with what exists now, and watch from then on.
      </p>
      <WhatsappLink text={alertFor({ size, place })} className="w-full" />
      {!signedIn && (
        <>
          <p className="text-center text-ink-soft">or, if you have an account with a WhatsApp number</p>
          <Link to={signInLink(`${pathname}${search}`)} className={primaryButton}>
            Sign in
          </Link>
        </>
      )}
    </div>
  )
}
