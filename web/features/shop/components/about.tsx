import { Globe, Mail, MessageCircle, MessageSquare, Phone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import type { ShopProfile } from '#core/contracts/shop-directory.ts'
import { byImportance, serviceNames } from '#core/rules/bookings/service-names.ts'
import { brand } from '#core/rules/brand.ts'
import { formatPhone, formatRand } from '#core/rules/format.ts'
import { paymentNames } from '#core/rules/shops/payment-ways.ts'
import { hoursText } from '#core/rules/time/opening-hours.ts'
import { localDate } from '#core/rules/time/time.ts'
import { whatsappLink } from '#core/rules/website/whatsapp-link.ts'
import { addressOf } from '#web/components/shops/shop-head.tsx'
import { ShopMap } from '#web/components/shops/shop-map.tsx'
import { dayWords } from '#web/lib/dates.ts'
import { linkLook, quietButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { useMessageDoor } from '../../../lib/messages.ts'
import { Nothing } from './section.tsx'

type Props = { shop: ShopProfile }

const servicesShown = 2

export function Services({ shop }: Props) {
  const { services, specialties, serviceArea } = shop
  const [all, setAll] = useState(false)
  if (services.length === 0) return <Nothing>Ask the shop what it does.</Nothing>
  const ordered = services.toSorted((one, other) => byImportance(one.service, other.service))
  const shown = all ? ordered : ordered.slice(0, servicesShown)
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map(({ service, priceCents }) => (
          <li key={service} className="flex min-h-11 items-center justify-between gap-4">
            {serviceNames[service]}
            {priceCents !== null && (
              <span className="money text-ink-soft">
                {priceCents === 0 ? 'Free' : `from ${formatRand(priceCents)}`}
              </span>
            )}
          </li>
        ))}
      </ul>
      {services.length > servicesShown && (
        <Button aria-expanded={all} look="link" onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `+${services.length - servicesShown} more`}
        </Button>
      )}
      <ComesOut shop={shop} />
      {specialties.length > 0 && (
        <p className="mt-2 text-sm">
          <span className="text-ink-soft">Known for </span>
          {specialties.join(', ')}
        </p>
      )}
      {serviceArea.length > 0 && (
        <p className="mt-2 text-sm">
          <span className="text-ink-soft">Serves </span>
          {serviceArea.join(', ')}
        </p>
      )}
      <Payment shop={shop} />
    </>
  )
}

/** How people pay there, with the names of who gives credit and whose cards are taken. */
function Payment({ shop: { paymentWays, instalmentNames, fleetCardNames } }: Props) {
  if (paymentWays.length === 0) return null
  const namesOf = { instalments: instalmentNames, fleet_card: fleetCardNames }
  const words = paymentWays.map((way) => {
    const names = way === 'instalments' || way === 'fleet_card' ? namesOf[way] : []
    return names.length > 0 ? `${paymentNames[way]} (${names.join(', ')})` : paymentNames[way]
  })
  return (
    <p className="mt-2 text-sm">
      <span className="text-ink-soft">Pay there by </span>
      {words.join(', ')}
    </p>
  )
}

const comingOut = ['mobile', 'emergency', 'road_assistance']

/** How far the shop comes to the driver, and what that costs. */
function ComesOut({ shop: { services, serviceRadiusKm, callOutCents } }: Props) {
  if (!services.some(({ service }) => comingOut.includes(service))) return null
  const words = [
    serviceRadiusKm !== null && `up to ${serviceRadiusKm} km`,
    callOutCents !== null && (callOutCents === 0 ? 'no call-out fee' : `call-out fee ${formatRand(callOutCents)}`),
  ].filter(Boolean)
  if (words.length === 0) return null
  return (
    <p className="mt-2 text-sm">
      <span className="text-ink-soft">Comes to you </span>
      {words.join(', ')}
    </p>
  )
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const CLOSURES = 5
const AHEAD_MS = 60 * 24 * 60 * 60 * 1000

/** The days ahead on which the shop is closed, or open at other times than every week. */
function Closures({ shop: { hours } }: Props) {
  const now = Date.now()
  const [today, last] = [localDate(new Date(now)), localDate(new Date(now + AHEAD_MS))]
  const ahead = hours.special.filter(({ day }) => day >= today && day <= last)
  if (ahead.length === 0) return null
  return (
    <ul aria-label="Coming closures" className="mb-3 grid gap-1 rounded-lg bg-accent-wash px-3 py-2 text-accent-ink">
      {ahead.slice(0, CLOSURES).map(({ day, opens, closes, reason }) => (
        <li key={day}>
          <strong className="font-semibold">{dayWords(day)}</strong>:{' '}
          {[hoursText(opens && closes ? [{ opens, closes }] : []), reason].filter(Boolean).join(', ')}
        </li>
      ))}
    </ul>
  )
}

export const Hours = ({ shop }: Props) => (
  <>
    <Closures shop={shop} />
    <Week shop={shop} />
  </>
)

const Week = ({ shop: { week } }: Props) => (
  <table className="w-full">
    <caption className="sr-only">Business hours</caption>
    <tbody>
      {week.map(({ weekday, intervals }) => (
        <tr key={weekday}>
          <th scope="row" className="py-1 pr-4 text-left align-top font-medium">
            {weekdays[weekday - 1]}
          </th>
          <td className={`py-1 text-right tabular-nums ${intervals.length === 0 ? 'text-ink-soft' : ''}`}>
            {intervals.length === 0
              ? hoursText([])
              : intervals.map((interval) => (
                  <span key={interval.opens} className="block sm:whitespace-nowrap">
                    {hoursText([interval])}
                  </span>
                ))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

export const Whereabouts = ({ shop }: Props) => (
  <>
    <ShopMap label={`Map of where ${shop.name} is`} className="h-64" points={[shop]} picked={shop.id} />
    <p className="mt-3">{addressOf(shop)}</p>
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${shop.address}, ${shop.city}`)}`}
      target="_blank"
      rel="noreferrer"
      className={`${linkLook} inline-flex min-h-11 items-center`}
    >
      Find it on your map
    </a>
  </>
)

export function Contact({ shop }: Props) {
  const message = useMessageDoor()
  const { name, phone, email, website, description } = shop
  return (
    <>
      <p className="max-w-prose whitespace-pre-line">{description || 'No description available.'}</p>
      <ul className="mt-3">
        {phone && (
          <Way icon={<Phone aria-hidden size={18} />} href={`tel:${phone}`}>
            {formatPhone(phone)}
          </Way>
        )}
        {phone && (
          <Way
            icon={<MessageCircle aria-hidden size={18} />}
            href={whatsappLink(phone, `Hello ${name}, I found you on ${brand.name}.`)}
          >
            WhatsApp the shop
          </Way>
        )}
        {email && (
          <Way icon={<Mail aria-hidden size={18} />} href={`mailto:${email}`}>
            {email}
          </Way>
        )}
        {website && /^https?:\/\//.test(website) && (
          <Way icon={<Globe aria-hidden size={18} />} href={website}>
            {website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
          </Way>
        )}
      </ul>
      <Link
        to={message.formLink(shop)}
        onClick={message.guard}
        preventScrollReset
        className={`${quietButton} mt-3 w-full`}
      >
        <MessageSquare aria-hidden size={18} /> Message Seller
      </Link>
    </>
  )
}

const Way = ({ icon, href, children }: { icon: ReactNode; href: string; children: ReactNode }) => (
  <li>
    <a
      href={href}
      rel="noreferrer"
      target={href.startsWith('http') ? '_blank' : undefined}
      className="inline-flex min-h-11 items-center gap-2.5 underline-offset-4 hover:underline"
    >
      {icon}
      <span className="[overflow-wrap:anywhere]">{children}</span>
    </a>
  </li>
)
