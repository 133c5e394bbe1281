import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { shopAddress } from '#core/rules/website/addresses.ts'
import { useChosenShop } from '#web/components/business/chosen-shop.ts'
import { ConsolePage } from '#web/components/console/console-page.tsx'
import { primaryButton, quietButton } from '#web/components/styles.ts'
import { Empty, Spinner } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { Acts } from '../../components/console/acting.tsx'
import { CallOutsSection } from './call-outs/call-outs-section.tsx'
import { DetailsSection } from './details/details-section.tsx'
import { HoursSection } from './hours/hours-section.tsx'
import { Gallery } from './media/gallery.tsx'
import { Logo } from './media/logo.tsx'
import { OwnersOnly, Part, Section } from './section.tsx'
import { PaymentForm } from './services/payment-form.tsx'
import { RulesForm } from './services/rules-form.tsx'
import { ServicesForm } from './services/services-form.tsx'

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

/** Logo and gallery. */
export function MediaSection({ shopId }: { shopId: string }) {
  const read = useRead('GET /shops/:shopId/media', { params: { shopId } })
  return (
    <Section id="media" title="Pictures">
      <Part read={read} unavailable="Media management unavailable" height="h-72">
        {(media) => (
          <>
            <OwnersOnly canChange={media.canChange} />
            <div className="grid gap-8 lg:grid-cols-[16rem_1fr]">
              <Logo shopId={shopId} media={media} />
              <Gallery shopId={shopId} media={media} />
            </div>
          </>
        )}
      </Part>
    </Section>
  )
}

/** What the shop does, and how it takes bookings. */
export function ServicesSection({ shopId }: { shopId: string }) {
  const read = useRead('GET /shops/:shopId/services', { params: { shopId } })
  return (
    <Section id="services" title="Services and bookings">
      <Part read={read} unavailable="Services unavailable" height="h-96">
        {(own) => (
          <>
            <OwnersOnly canChange={own.canChange} />
            <div className="grid gap-8">
              <ServicesForm shopId={shopId} own={own} />
              <PaymentForm shopId={shopId} own={own} />
              <RulesForm shopId={shopId} own={own} />
            </div>
          </>
        )}
      </Part>
    </Section>
  )
}
