import { Link, useLocation } from 'react-router-dom'
import { primaryButton } from '../../components/styles.ts'
import { Panel } from '../console/panel.tsx'

export default function LogInPanel() {
  const { pathname, search } = useLocation()
  return (
    <Panel title="Please log in as platform admin">
      <Link to={`/admin-login?${new URLSearchParams({ return: `${pathname}${search}` })}`} className={primaryButton}>
        Log In
      </Link>
    </Panel>
  )
}
