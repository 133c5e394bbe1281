import { ConsolePage } from '#web/components/console/console-page.tsx'
import { Failed, Loading } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { AuthenticatorPanel } from './authenticator-panel.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { RecoveryPanel } from './recovery-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

/** What opens the console to this admin, and where they are signed in. */
export function SecurityScreen() {
  const { data, error, refetch, isFetching } = useRead('GET /admin/security', {}, { onFocus: true })
  return (
    <ConsolePage title="My sign-in" about={data?.email}>
      {data ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <AuthenticatorPanel since={data.authenticatorSince} hasPasskey={data.passkeys.length > 0} />
            <RecoveryPanel left={data.recoveryCodesLeft} />
          </div>
          <PasskeysPanel passkeys={data.passkeys} isOnly={data.authenticatorSince === null} />
          <SessionsPanel />
        </div>
      ) : error ? (
        <Failed title="Failed to load your sign-in" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading>
          <div role="status" className="grid gap-4 lg:grid-cols-2">
            <span className="sr-only">Loading...</span>
            {['authenticator', 'passkeys', 'codes', 'sessions'].map((part) => (
              <div key={part} className="skeleton h-40 rounded-xl" />
            ))}
          </div>
        </Loading>
      )}
    </ConsolePage>
  )
}
