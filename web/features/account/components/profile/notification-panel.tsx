import type { PreferencesView } from '#core/contracts/preferences.ts'
import type { ProfileView } from '#core/contracts/profile.ts'
import { Failed, Spinner } from '#web/components/ui/states.tsx'
import { PREFERENCES_PATH } from '#web/features/account/api/account.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { NotificationForm } from './notification-form.tsx'
import { Panel } from './panel.tsx'

/** How and when somebody is told what. */
export function NotificationPanel({ profile }: { profile: ProfileView }) {
  const { data, error, refetch, isFetching } = useApi<PreferencesView>(PREFERENCES_PATH)
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
