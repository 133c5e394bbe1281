import { Link, useLocation } from 'react-router-dom'
import type { PageInfo } from '#web/lib/page/page.ts'
import { signInLink, useWho } from '#web/lib/session.ts'
import { WhoIsHere } from '../../components/signed-in-only.tsx'
import { container, primaryButton } from '../../components/styles.ts'
import { MessagesScreen } from '../../features/messages/components/messages-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Messages · Spoor', noindex: true }) }

export function Component() {
  const who = useWho()
  const { pathname, search } = useLocation()
  if (who.state === 'in') return <MessagesScreen />
  if (who.state === 'loading') return <WhoIsHere />
  return (
    <main className={`${container} py-16 text-center`}>
      <h1 className="mb-6 font-bold text-2xl">Please log in to access your messages</h1>
      <Link to={signInLink(`${pathname}${search}`)} className={primaryButton}>
        Log In
      </Link>
    </main>
  )
}
