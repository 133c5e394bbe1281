import { LogIn, UserPlus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { signInLink } from '#web/lib/session.ts'
import { primaryButton, quietButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'

type Props = {
  /** What the person is about to do. */
  doing: 'booking' | 'message'
  /** Where to come back to after signing in, with the form open. */
  back: string
  /** The same form for somebody without an account. */
  asGuest: string
  onLeave(): void
  onClose(): void
}

const words = {
  booking: {
    title: 'How would you like to book?',
    says: 'With an account your bookings stay together and are filled in for you.',
  },
  message: {
    title: 'How would you like to write?',
    says: 'With an account your messages stay together, and you see when the shop has read them.',
  },
}

/** What a visitor is asked before a booking or a message; the quickest way comes first. */
export default function GuestPrompt({ doing, back, asGuest, onLeave, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title={words[doing].title} description={words[doing].says}>
      <div className="grid gap-3">
        <Link to={asGuest} replace preventScrollReset className={primaryButton}>
          Continue as guest
        </Link>
        <Link to={signInLink(back)} onClick={onLeave} className={`${quietButton} min-h-12`}>
          <LogIn aria-hidden size={20} /> Sign in
        </Link>
        <Link to={signInLink(back, 'signup')} onClick={onLeave} className={`${quietButton} min-h-12`}>
          <UserPlus aria-hidden size={20} /> Create account
        </Link>
        <Button onClick={onClose} className="min-h-11 font-semibold text-ink-soft">
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}
