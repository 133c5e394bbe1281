import type { ProfileView } from '#core/contracts/profile.ts'
import { Failed, Spinner } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { Panel } from '../profile/panel.tsx'
import { NotificationForm } from './notification-form.tsx'

const failedTo: Record<ProfileView['role'], string> = {
  customer: 'Failed to load notification preferences',
  business: 'Notification preferences unavailable',
  admin: 'Failed to load notification preferences',
}

type Props = { profile: ProfileView; unavailable?: string }

/** How and when somebody is told what. */
export function NotificationPanel({ profile, unavailable = failedTo[profile.role] }: Props) {
  const { data, error, refetch, isFetching } = useRead('GET /preferences')
  return (
    <Panel title="Notification Preferences" lead="Control how and when you receive notifications">
      {data ? (
        <NotificationForm stored={data} profile={profile} />
      ) : error ? (
        <Failed title={unavailable} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Spinner>Loading...</Spinner>
      )}
    </Panel>
  )
}
