import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { AccountView } from '#core/contracts/auth.ts'
import { useUnread } from '#web/lib/api/unread.ts'
import { useWho } from '#web/lib/session.ts'
import { useBusinessLink } from '../../components/business/business-link.ts'
import { useChosenShop } from '../../components/business/chosen-shop.ts'
import { useShopNotices } from '../../components/business/shop-notices.ts'
import { LookOnly } from '../../components/console/acting.tsx'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { linkLook, primaryButton } from '../../components/styles.ts'
import { Empty, Failed } from '../../components/ui/states.tsx'
import { useKeepFresh } from '../../lib/api/keep-fresh.ts'
import { useRead } from '../../lib/api/use-read.ts'
import { toast } from '../../lib/toast.ts'
import { ConsoleFrame } from '../console/frame.tsx'
import { LookStrip } from '../console/look-strip.tsx'
import { Panel } from '../console/panel.tsx'
import type { ConsolePlaces } from '../console/place.ts'
import { businessPlaces, forOwners, furtherPlaces, hiddenFromLooks, placesAtThumb } from './places.ts'
import { StandingStrip } from './standing-strip.tsx'
import { TopBar } from './top-bar.tsx'

/** What stands around each of the seller's pages. */
export default function Shell({ account }: { account: AccountView }) {
  if (account.role !== 'business' && !account.hasShop && !account.looking) return <AccessDenied />
  return <Frame account={account} />
}

const AccessDenied = () => (
  <Panel title="Access Denied">
    <p className="text-ink-soft">This area is restricted to business accounts only.</p>
    <Link to="/" className={primaryButton}>
      Go to the homepage
    </Link>
  </Panel>
)

const NotInLooks = () => (
  <main className="p-4">
    <Empty title="Not shown while you look at a shop">
      Notices, conversations, bookings, imports, invoices and keys are for the people of the shop alone.
    </Empty>
  </main>
)

function Frame({ account }: { account: AccountView }) {
  useMembership()
  const places = useBusinessPlaces()
  const { pathname } = useLocation()
  const { failed } = useChosenShop()
  return (
    <LookOnly value={account.looking !== undefined}>
      <ConsoleFrame
        {...places}
        atThumb={placesAtThumb}
        instead={
          account.looking && hiddenFromLooks.has(pathname) ? (
            <NotInLooks />
          ) : failed && !saysItself(pathname) ? (
            <ShopNotRead pathname={pathname} failed={failed} />
          ) : undefined
        }
        top={(showShortcuts) => <TopBar account={account} onShortcuts={showShortcuts} />}
        strip={
          <>
            <StoppedStrip />
            {account.looking && (
              <LookStrip looking={account.looking}>
                <strong>You see this shop as its people do. Nothing can be changed.</strong> Conversations and drivers
                stay hidden.
              </LookStrip>
            )}
            <StandingStrip />
            <OurWordsStrip />
          </>
        }
      />
    </LookOnly>
  )
}

const EVERY_MS = 10_000

/** Over each of the seller's pages while the chat is stopped, or nothing is sent. */
function StoppedStrip() {
  const { data } = useRead('GET /site', {}, { every: EVERY_MS, onFocus: true })
  const words = data && wordsOf(data.stopped)
  return words ? (
    <p role="status" className="border-line border-b bg-accent-wash px-4 py-2 text-accent-ink text-sm print:hidden">
      {words}
    </p>
  ) : null
}

function wordsOf({ chat, sending }: { chat: boolean; sending: boolean }): string | undefined {
  if (sending)
    return 'We are mending something: messages to drivers wait and go out later. Everything on these pages works.'
  if (chat)
    return 'We are mending the WhatsApp chat: what you write there is kept and acted on later. Everything on these pages works.'
  return undefined
}

/** Over each of the seller's pages until they have read what an admin wrote to them. */
function OurWordsStrip() {
  const { data } = useRead('GET /threads', { query: { type: 'support', role: 'customer', limit: 5 } })
  useKeepFresh(['thread_changed', 'messages_read'], ['GET /threads'])
  const thread = data?.threads.find(({ unreadCount }) => unreadCount > 0)
  if (!thread) return null
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-3 border-line border-b bg-accent-wash px-4 py-2 text-accent-ink text-sm print:hidden"
    >
      <span className="min-w-0 grow break-words">
        Spoor has written to you: {thread.subject}
        {thread.latestMessage && `. “${thread.latestMessage.content}”`}
      </span>
      <Link to={`/messages?thread=${thread.id}`} className={`${linkLook} inline-flex min-h-8 items-center`}>
        Read and answer
      </Link>
    </p>
  )
}

/** What says whose pages these are. */
const whose: ReadonlySet<string> = new Set(['GET /my-shops', 'GET /auth/session'])

/**
 * Whose shops the pages may show: read anew at once when a membership begins or ends. What was read of a shop that the
 * person has left is gone from the page, and they are told.
 */
function useMembership(): void {
  useKeepFresh(['access_changed'], ['GET /my-shops', 'GET /auth/session'])
  const client = useQueryClient()
  const { data } = useRead('GET /my-shops', {})
  const before = useRef(data)
  useEffect(() => {
    const now = new Set(data?.shops.map(({ shop }) => shop.id))
    const left = data ? (before.current?.shops.filter(({ shop }) => !now.has(shop.id)) ?? []) : []
    before.current = data ?? before.current
    for (const { shop } of left) toast({ type: 'warning', title: `You are no longer a member of ${shop.name}` })
    // Whatever was read may have been the shop's: it is forgotten, and what is still theirs is read anew.
    if (left.length > 0) void client.resetQueries({ predicate: ({ queryKey: [key] }) => !whose.has(String(key)) })
  }, [data, client])
}

const DASHBOARD = '/business/seller-dashboard'

type Props = { pathname: string; failed: NonNullable<ReturnType<typeof useChosenShop>['failed']> }

/** Pages that say in their own words that the shop could not be read. */
const saysItself = (pathname: string): boolean => pathname === '/business/inventory'

/** Stands in for a page while nobody knows whose it is: the shops of whoever is signed in could not be read. */
function ShopNotRead({ pathname, failed: { error, retry, retrying } }: Props) {
  const name = [...businessPlaces, ...furtherPlaces].find(({ to }) => to === pathname)?.name ?? 'Your business'
  const isDashboard = pathname === DASHBOARD
  return (
    <ConsolePage title={name}>
      <Failed
        title={isDashboard ? 'Error Loading Dashboard Data' : 'Failed to load business data'}
        onRetry={retry}
        retrying={retrying}
      >
        {isDashboard ? 'Failed to load dashboard data' : error.message}
      </Failed>
    </ConsolePage>
  )
}

const isCounted = (counts: string | undefined): counts is 'messages' | 'notices' | 'bookings' =>
  counts === 'messages' || counts === 'notices' || counts === 'bookings'

const everyMs = 60_000

/** How many requests wait for the shop's answer. */
function useWaiting(shopId: string | undefined): number | undefined {
  useKeepFresh(['booking_changed', 'bays_changed'], ['GET /shops/:shopId/counter-bookings/counts'])
  const { data } = useRead(
    'GET /shops/:shopId/counter-bookings/counts',
    shopId === undefined ? null : { params: { shopId } },
    { every: everyMs },
  )
  return data?.waiting
}

/** The seller's pages with what waits on each; the chosen shop goes along. */
function useBusinessPlaces(): ConsolePlaces {
  const link = useBusinessLink()
  const { chosen } = useChosenShop()
  const who = useWho()
  const looks = who.state === 'in' && who.account.looking !== undefined
  const notices = useShopNotices(looks ? undefined : chosen?.id).data?.unread
  const waiting = { messages: useUnread('business'), notices, bookings: useWaiting(looks ? undefined : chosen?.id) }
  const { data: mine } = useRead('GET /my-shops', {})
  const isStaff = mine?.shops.find(({ shop }) => shop.id === chosen?.id)?.role === 'staff'
  const isShown = ({ to }: { to: string }) => (looks ? !hiddenFromLooks.has(to) : !(isStaff && forOwners.has(to)))
  return {
    label: 'Business',
    places: businessPlaces.filter(isShown).map(({ to, counts, ...place }) => ({
      ...place,
      to: link(to),
      count: isCounted(counts) ? waiting[counts] : undefined,
      says: counts === 'bookings' ? 'waiting' : undefined,
    })),
    further: furtherPlaces.filter(isShown).map(({ to, ...place }) => ({ ...place, to: link(to) })),
  }
}
