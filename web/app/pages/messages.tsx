import { MessagesSquare } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import type { PageInfo } from '#web/lib/page/page.ts'
import { signInLink, useWho } from '#web/lib/session.ts'
import { WhoIsHere } from '../../components/signed-in-only.tsx'
import { container, primaryButton, quietButton } from '../../components/styles.ts'
import { WhatsappLink } from '../../components/whatsapp-link.tsx'
import { MessagesScreen } from '../../features/messages/components/messages-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Messages · Spoor', noindex: true }) }

export function Component() {
  const who = useWho()
  const { pathname, search } = useLocation()
  if (who.state === 'in') return <MessagesScreen />
  if (who.state === 'loading') return <WhoIsHere />
  return (
    <main className={`${container} grid justify-items-center gap-5 py-16 text-center`}>
      <MessagesSquare aria-hidden size={48} className="text-ink-soft" />
      <h1 className="font-bold text-2xl">Please log in to access your messages</h1>
      <Link to={signInLink(`${pathname}${search}`)} className={primaryButton}>
        Log In
      </Link>
      <p className="max-w-prose text-ink-soft">
        Wrote to a shop without an account? The link in our e-mail opens that conversation. Or find a shop and write to
        it, here or on WhatsApp.
      </p>
      <p className="flex flex-wrap justify-center gap-3">
        <Link to="/fitment-centres" className={quietButton}>
          Find a shop
        </Link>
        <WhatsappLink text="My messages" />
      </p>
    </main>
  )
}
