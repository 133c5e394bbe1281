import type { ProfileView } from '#core/contracts/profile.ts'
import { Failed, Spinner } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { NotificationForm } from './notification-form.tsx'
import { Panel } from './panel.tsx'

/** How and when somebody is told what. */
export function NotificationPanel({ profile }: { profile: ProfileView }) {
  const { data, error, refetch, isFetching } = useRead('GET /preferences')
  return (
    <Panel title="Notification Preferences" lead="Control how and when you receive notifications">
      {data ? (
        <NotificationForm stored={data} profile={profile} />
      ) : error ? (
        <Failed title="Failed to load notification preferences" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Spinner>Loading...</Spinner>
      )}
    </Panel>
  )
}
