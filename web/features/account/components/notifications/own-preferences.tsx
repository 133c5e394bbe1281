import { Failed, Spinner } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { OpenedDialog } from '../security/opened-dialog.tsx'
import { NotificationPanel } from './notification-panel.tsx'

const unavailable = 'Notification preferences unavailable'

/** What somebody at a shop is told, where; WhatsApp is switched on with a number that is proven by a code. */
export function OwnPreferences() {
  const { data, error, refetch, isFetching } = useRead('GET /profile')
  if (data)
    return (
      <>
        <NotificationPanel profile={data} unavailable={unavailable} />
        <OpenedDialog profile={data} />
      </>
    )
  if (error) return <Failed title={unavailable} onRetry={() => void refetch()} retrying={isFetching} />
  return <Spinner>Loading...</Spinner>
}
