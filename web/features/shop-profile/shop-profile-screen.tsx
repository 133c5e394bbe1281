import { Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import type { OwnHours } from '#core/contracts/seller/shop-profile.ts'
import { hoursText } from '#core/rules/time/opening-hours.ts'
import { shopAddress } from '#core/rules/website/addresses.ts'
import { useChosenShop } from '#web/components/business/chosen-shop.ts'
import { ConsolePage } from '#web/components/console/console-page.tsx'
import { primaryButton, quietButton } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Empty, Spinner } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { Acts } from '../../components/console/acting.tsx'
import { CallOutsSection } from './call-outs/call-outs-section.tsx'
import { DetailsSection } from './details/details-section.tsx'
import { SpecialDays } from './hours/special-days.tsx'
import { weekdayNames } from './hours/week.ts'
import { WeekEditor } from './hours/week-editor.tsx'
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

/** The usual week, and the days that differ from it. */
export function HoursSection({ shopId }: { shopId: string }) {
  const read = useRead('GET /shops/:shopId/hours', { params: { shopId } })
  const [isEditing, setEditing] = useState(false)
  return (
    <Section
      id="hours"
      title="Opening Hours"
      actions={
        read.data?.canChange &&
        !isEditing && (
          <Button look="quiet" onClick={() => setEditing(true)}>
            <Pencil aria-hidden size={18} /> Edit Hours
          </Button>
        )
      }
    >
      <Part read={read} unavailable="Opening hours management unavailable" height="h-72">
        {(hours) => (
          <div className="grid gap-8 lg:grid-cols-2">
            {isEditing && hours.canChange ? (
              <WeekEditor shopId={shopId} hours={hours} onDone={() => setEditing(false)} />
            ) : (
              <Week hours={hours} />
            )}
            <SpecialDays shopId={shopId} hours={hours} />
          </div>
        )}
      </Part>
    </Section>
  )
}

const Week = ({ hours: { week, openOnPublicHolidays, canChange } }: { hours: OwnHours }) => (
  <div>
    <OwnersOnly canChange={canChange} />
    <table className="w-full max-w-md">
      <caption className="sr-only">Opening hours of every week</caption>
      <tbody>
        {week.map(({ weekday, intervals }) => (
          <tr key={weekday} className="border-line border-b last:border-b-0">
            <th scope="row" className="py-2 pr-4 text-left align-top font-medium">
              {weekdayNames[weekday - 1]}
            </th>
            <td className={`py-2 text-right tabular-nums ${intervals.length === 0 ? 'text-ink-soft' : ''}`}>
              {intervals.length === 0
                ? hoursText([])
                : intervals.map((interval) => (
                    <span key={interval.opens} className="block">
                      {hoursText([interval])}
                    </span>
                  ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="mt-3 text-ink-soft text-sm">
      {openOnPublicHolidays ? 'Open on public holidays as on any day.' : 'Closed on public holidays.'}
    </p>
  </div>
)
