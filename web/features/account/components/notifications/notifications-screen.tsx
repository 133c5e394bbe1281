import { container } from '#web/components/styles.ts'
import { Failed, Spinner } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { OpenedDialog } from '../security/opened-dialog.tsx'
import { NotificationHistory } from './notification-history.tsx'
import { NotificationPanel } from './notification-panel.tsx'

/** What somebody at a shop is told, among the seller's pages. */
export function NotificationsScreen() {
  const { data, error, refetch, isFetching } = useRead('GET /profile')
  return (
    <main className={`${container} max-w-[900px]! py-6`}>
      <h1 className="mb-4 font-bold text-2xl">Notifications</h1>
      {data ? (
        <div className="grid gap-6">
          <NotificationPanel profile={data} unavailable="Notification preferences unavailable" />
          <NotificationHistory />
          <OpenedDialog profile={data} />
        </div>
      ) : error ? (
        <Failed title="Notification preferences unavailable" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Spinner>Loading...</Spinner>
      )}
    </main>
  )
}
