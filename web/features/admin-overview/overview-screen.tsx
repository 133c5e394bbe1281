import { useWho } from '#web/lib/session.ts'
import { ConsolePage } from '../../components/console/console-page.tsx'

export function OverviewScreen() {
  const who = useWho()
  return (
    <ConsolePage title="Overview" about={who.state === 'in' ? `Welcome, ${who.account.name}` : undefined}>
      {null}
    </ConsolePage>
  )
}
