import { Link, useLocation } from 'react-router-dom'
import type { WaitingFor } from '#core/contracts/admin/overview.ts'
import type { AccountView } from '#core/contracts/auth.ts'
import { type AdminRole, mayAdmin, rolesFor } from '#core/rules/admin/admin-areas.ts'
import { CodeDialog } from '#web/features/admin-entry/components/code-dialog.tsx'
import { useAdminWaiting } from '../../components/admin/waiting.ts'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { primaryButton } from '../../components/styles.ts'
import { Empty } from '../../components/ui/states.tsx'
import { useSignOut } from '../../lib/use-sign-out.ts'
import { ConsoleFrame } from '../console/frame.tsx'
import { LookStrip } from '../console/look-strip.tsx'
import { Panel } from '../console/panel.tsx'
import { useEndWhenIdle } from './end-when-idle.ts'
import { adminPlaces, adminPlacesAtThumb, furtherAdminPlaces } from './places.ts'
import { StoppedStrip } from './stopped-strip.tsx'
import { AdminTopBar } from './top-bar.tsx'
import { useCountsOfOwnActs, useDesk } from './use-desk.ts'

/** What stands around each of the admins' pages. */
export default function Shell({ account }: { account: AccountView }) {
  const { adminRoles } = account
  if (!adminRoles)
    return (
      <Panel title="Access denied - Platform admin only">
        <Link to="/" className={primaryButton}>
          Go to the homepage
        </Link>
      </Panel>
    )
  return <Frame account={account} roles={adminRoles} />
}

function Frame({ account, roles }: { account: AccountView; roles: readonly AdminRole[] }) {
  const { data } = useAdminWaiting()
  const { signOut } = useSignOut('/admin-login')
  useEndWhenIdle(signOut)
  useDesk(account.id)
  useCountsOfOwnActs()
  const needed = neededFor(useLocation().pathname, roles)
  const counts = new Map(data?.waiting.map(({ what, count }) => [what, count]))
  const places = adminPlaces
    .filter(({ area }) => mayAdmin(roles, area))
    .map(({ waits = [], ...place }) => ({ ...place, count: sumOf([waits].flat(), counts) }))
  return (
    <>
      <ConsoleFrame
        label="Admin"
        places={places}
        further={furtherAdminPlaces}
        atThumb={adminPlacesAtThumb}
        instead={needed && <OutsideRole {...needed} />}
        top={(showShortcuts) => <AdminTopBar account={account} onShortcuts={showShortcuts} />}
        strip={
          <>
            <StoppedStrip />
            {account.looking && (
              <LookStrip looking={account.looking}>
                <strong>You look at {account.looking.name}.</strong> Until you end that, nothing can be changed here
                either.{' '}
                <a href={`/business/seller-dashboard?shop=${account.looking.slug}`} className="font-semibold underline">
                  Its pages
                </a>
              </LookStrip>
            )}
          </>
        }
      />
      <CodeDialog />
    </>
  )
}

type Needed = { page: string; roles: readonly AdminRole[] }

/** The roles that open the page, if those of the admin do not. */
function neededFor(path: string, roles: readonly AdminRole[]): Needed | undefined {
  const place = adminPlaces.find(({ to }) => path === to || path.startsWith(`${to}/`))
  return place && !mayAdmin(roles, place.area) ? { page: place.name, roles: rolesFor(place.area) } : undefined
}

const OutsideRole = ({ page, roles }: Needed) => (
  <ConsolePage title={page}>
    <Empty title={`Your roles do not open ${page}`}>
      <p>
        It needs the role {new Intl.ListFormat('en-ZA', { type: 'disjunction' }).format(roles)}. An owner gives it to
        you under Admins.
      </p>
    </Empty>
  </ConsolePage>
)

const sumOf = (waits: readonly WaitingFor[], counts: ReadonlyMap<WaitingFor, number>): number =>
  waits.reduce((sum, what) => sum + (counts.get(what) ?? 0), 0)
