import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { WaitingFor } from '#core/contracts/admin/overview.ts'
import type { AccountView } from '#core/contracts/auth.ts'
import type { ReadKey } from '#core/contracts/operations.ts'
import { type AdminRole, mayAdmin, rolesFor } from '#core/rules/admin/admin-areas.ts'
import type { SwitchName } from '#core/rules/operations/names.ts'
import { CodeDialog } from '#web/features/admin-entry/components/code-dialog.tsx'
import { useAdminWaiting } from '../../components/admin/waiting.ts'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { linkLook, primaryButton } from '../../components/styles.ts'
import { Empty } from '../../components/ui/states.tsx'
import { useReadAnew } from '../../lib/api/read-anew.ts'
import { useRealtime } from '../../lib/api/realtime.ts'
import { useRead } from '../../lib/api/use-read.ts'
import { toast } from '../../lib/toast.ts'
import { useSignOut } from '../../lib/use-sign-out.ts'
import { ConsoleFrame } from '../console/frame.tsx'
import { LookStrip } from '../console/look-strip.tsx'
import { Panel } from '../console/panel.tsx'
import { adminPlaces, adminPlacesAtThumb, furtherAdminPlaces } from './places.ts'
import { AdminTopBar } from './top-bar.tsx'

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

const EVERY_MS = 10_000

const names: Record<SwitchName, string> = { bot: 'The bot', sending: 'All sending', alerts: 'Alerts' }

/** Over each of the admins' pages while an owner has stopped something. */
function StoppedStrip() {
  const { data } = useRead('GET /admin/switches', {}, { every: EVERY_MS, onFocus: true })
  const off = data?.switches.filter(({ stoppedAt }) => stoppedAt !== null) ?? []
  if (off.length === 0) return null
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-3 border-line border-b bg-danger-wash px-4 py-2 text-danger text-sm print:hidden"
    >
      <span className="min-w-0 grow break-words">
        {off.map(({ name, reason }) => `${names[name]} stopped: ${reason}`).join(' · ')}
      </span>
      <Link to="/admin/operations" className={`${linkLook} inline-flex min-h-8 items-center`}>
        Operations
      </Link>
    </p>
  )
}

/** What other admins do shows at once on every page of the console; on the page of the same matter, with who it was. */
function useDesk(accountId: string): void {
  const client = useQueryClient()
  const readAnew = useReadAnew()
  const { pathname } = useLocation()
  useRealtime((news) => {
    if (news.type !== 'desk_changed' || news.by.accountId === accountId) return
    const keys = client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => String(queryKey[0]))
    readAnew(...([...new Set(keys)].filter((key) => key.startsWith('GET /admin/')) as ReadKey[]))
    const here = adminPlaces.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    if (here?.area === news.area)
      toast({ type: 'info', title: `${news.by.name || 'Another admin'} has just changed something here` })
  })
}

/** What an admin has just done themselves counts at once in the side bar. */
function useCountsOfOwnActs(): void {
  const client = useQueryClient()
  const readAnew = useReadAnew()
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') readAnew('GET /admin/waiting')
      }),
    [client, readAnew],
  )
}

const IDLE_MS = 30 * 60_000

const LOOKED_AT_MS = 30_000

/** Shared by the tabs of a browser: somebody who works in one is there in all. */
const ACTIVE = 'admin-active-at'

/**
 * Ends the session when nobody has touched mouse, screen or keys for half an hour. The server counts every request as
 * use, and an open page goes on asking by itself.
 */
function useEndWhenIdle(end: () => void): void {
  const latest = useRef(end)
  useEffect(() => {
    latest.current = end
  })
  useEffect(() => {
    noteActive()
    const timer = setInterval(() => {
      if (Date.now() - activeAt() >= IDLE_MS) latest.current()
    }, LOOKED_AT_MS)
    for (const kind of kinds) addEventListener(kind, noteActive, { passive: true, capture: true })
    return () => {
      clearInterval(timer)
      for (const kind of kinds) removeEventListener(kind, noteActive, { capture: true })
    }
  }, [])
}

const kinds = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

let noted = 0

function noteActive(): void {
  noted = Date.now()
  try {
    localStorage.setItem(ACTIVE, String(noted))
  } catch {
    // Without storage each tab counts for itself.
  }
}

function activeAt(): number {
  try {
    return Math.max(noted, Number(localStorage.getItem(ACTIVE) ?? 0))
  } catch {
    return noted
  }
}
