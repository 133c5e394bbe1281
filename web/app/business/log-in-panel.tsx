import { Link, useLocation } from 'react-router-dom'
import { signInLink } from '#web/lib/session.ts'
import { primaryButton } from '../../components/styles.ts'
import { Panel } from '../console/panel.tsx'

export default function LogInPanel() {
  const { pathname, search } = useLocation()
  return (
    <Panel title="Please Log In">
      <p className="text-ink-soft">You need to log in to access the business dashboard.</p>
      <Link to={signInLink(`${pathname}${search}`)} className={primaryButton}>
        Log In
      </Link>
    </Panel>
  )
}
