import { Link, useLocation } from 'react-router-dom'
import type { PageInfo } from '#web/lib/page/page.ts'
import { signInLink, useWho } from '#web/lib/session.ts'
import { WhoIsHere } from '../../components/signed-in-only.tsx'
import { container, primaryButton } from '../../components/styles.ts'
import { Empty } from '../../components/ui/states.tsx'
import { MyAlerts } from '../../features/alerts/components/my-alerts.tsx'

export const page: PageInfo = { head: () => ({ title: 'My alerts · Spoor', noindex: true }) }

export function Component() {
  const who = useWho()
  const { pathname } = useLocation()
  if (who.state === 'loading') return <WhoIsHere />
  return (
    <main className={`${container} max-w-2xl! py-6 md:py-10`}>
      <h1 className="mb-4 font-bold text-2xl md:text-3xl">My alerts</h1>
      {who.state === 'in' && <MyAlerts />}
      {who.state === 'out' && (
        <Empty title="Please Log In">
          <p>Please log in to see what we watch for you.</p>
          <Link to={signInLink(pathname)} className={`${primaryButton} mt-2`}>
            Sign In
          </Link>
        </Empty>
      )}
    </main>
  )
}
