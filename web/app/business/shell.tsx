import { Link, useLocation } from 'react-router-dom'
import type { AccountView } from '#core/contracts/auth.ts'
import { useChosenShop } from '../../components/business/chosen-shop.ts'
import { LookOnly } from '../../components/console/acting.tsx'
import { primaryButton } from '../../components/styles.ts'
import { Empty } from '../../components/ui/states.tsx'
import { ConsoleFrame } from '../console/frame.tsx'
import { LookStrip } from '../console/look-strip.tsx'
import { Panel } from '../console/panel.tsx'
import { OurWordsStrip } from './our-words-strip.tsx'
import { hiddenFromLooks, placesAtThumb } from './places.ts'
import { ShopNotRead, saysItself } from './shop-not-read.tsx'
import { StandingStrip } from './standing-strip.tsx'
import { StoppedStrip } from './stopped-strip.tsx'
import { TopBar } from './top-bar.tsx'
import { useMembership } from './use-membership.ts'
import { useBusinessPlaces } from './use-places.ts'

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
