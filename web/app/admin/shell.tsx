import type { AccountView } from '#core/contracts/auth.ts'
import { mayAdmin } from '#core/rules/admin/admin-areas.ts'
import { CodeDialog } from '#web/features/admin-entry/components/code-dialog.tsx'
import { ConsoleFrame } from '../console/frame.tsx'
import { Panel } from '../console/panel.tsx'
import { adminPlaces, adminPlacesAtThumb, furtherAdminPlaces } from './places.ts'
import { AdminTopBar } from './top-bar.tsx'

/** What stands around each of the admins' pages. */
export default function Shell({ account }: { account: AccountView }) {
  const { adminRoles } = account
  if (!adminRoles) return <Panel title="Access denied - Platform admin only">{null}</Panel>
  return (
    <>
      <ConsoleFrame
        label="Admin"
        places={adminPlaces.filter(({ area }) => mayAdmin(adminRoles, area))}
        further={furtherAdminPlaces}
        atThumb={adminPlacesAtThumb}
        top={(showShortcuts) => <AdminTopBar account={account} onShortcuts={showShortcuts} />}
      />
      <CodeDialog />
    </>
  )
}
