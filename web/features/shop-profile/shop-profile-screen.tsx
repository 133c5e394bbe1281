import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { shopAddress } from '#core/rules/website/addresses.ts'
import { useChosenShop } from '#web/components/business/chosen-shop.ts'
import { ConsolePage } from '#web/components/console/console-page.tsx'
import { primaryButton, quietButton } from '#web/components/styles.ts'
import { Empty, Spinner } from '#web/components/ui/states.tsx'
import { Acts } from '../../components/console/acting.tsx'
import { CallOutsSection } from './call-outs/call-outs-section.tsx'
import { DetailsSection } from './details/details-section.tsx'
import { HoursSection } from './hours/hours-section.tsx'
import { MediaSection } from './media/media-section.tsx'
import { ServicesSection } from './services/services-section.tsx'

/** What a shop says of itself, part by part: each is read, fails and is saved by itself. */
export function ShopProfileScreen({ preferences }: { preferences: ReactNode }) {
  const { chosen, areKnown } = useChosenShop()
  if (!areKnown) return <Spinner>Loading...</Spinner>
  if (!chosen) return <Welcome />
  return (
    <ConsolePage
      title="Profile"
      about={chosen.name}
      actions={
        <Link to={shopAddress(chosen.slug)} className={quietButton}>
          See the public page
        </Link>
      }
    >
      <div key={chosen.id} className="grid gap-5">
        <DetailsSection shopId={chosen.id} />
        <MediaSection shopId={chosen.id} />
        <HoursSection shopId={chosen.id} />
        <CallOutsSection shopId={chosen.id} />
        <ServicesSection shopId={chosen.id} />
        {/* They are those of whoever is signed in, so a look has none to show. */}
        <Acts>
          <section id="notifications">{preferences}</section>
        </Acts>
      </div>
    </ConsolePage>
  )
}

const Welcome = () => (
  <ConsolePage title="Profile">
    <Empty title="Welcome to Your Business Dashboard">
      <p className="text-ink-soft">Tell drivers who you are, where you stand and what you do.</p>
      <Link to="/business/signup" className={`${primaryButton} mt-2`}>
        Create Business Profile
      </Link>
    </Empty>
  </ConsolePage>
)
