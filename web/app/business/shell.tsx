import { Link } from 'react-router-dom'
import type { AccountView } from '#core/contracts/auth.ts'
import { primaryButton } from '../../components/styles.ts'
import { ConsoleFrame } from '../console/frame.tsx'
import { Panel } from '../console/panel.tsx'
import { LookStrip } from './look-strip.tsx'
import { OurWordsStrip } from './our-words-strip.tsx'
import { placesAtThumb } from './places.ts'
import { StandingStrip } from './standing-strip.tsx'
import { StoppedStrip } from './stopped-strip.tsx'
import { TopBar } from './top-bar.tsx'
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

function Frame({ account }: { account: AccountView }) {
  const places = useBusinessPlaces()
  return (
    <ConsoleFrame
      {...places}
      atThumb={placesAtThumb}
      top={(showShortcuts) => <TopBar account={account} onShortcuts={showShortcuts} />}
      strip={
        <>
          {account.looking && <LookStrip looking={account.looking} />}
          <StoppedStrip />
          <StandingStrip />
          <OurWordsStrip />
        </>
      }
    />
  )
}
