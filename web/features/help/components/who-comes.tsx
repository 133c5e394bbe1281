import { Phone } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { HelpShopView } from '#core/contracts/shop-directory.ts'
import { serviceNames } from '#core/rules/bookings/service-names.ts'
import { formatDistance, formatPhone, formatRand } from '#core/rules/format.ts'
import { shopAddress } from '#core/rules/website/addresses.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { card, linkLook, strongButton } from '../../../components/styles.ts'
import { Failed, Spinner } from '../../../components/ui/states.tsx'

type Props = { near: { lat: number; lng: number }; place: string | undefined }

/** The shops that come out as far as that, to be called. */
export function WhoComes({ near, place = 'you' }: Props) {
  const { data, isError, error, refetch, isFetching } = useRead('GET /help', { query: near })
  if (isError)
    return (
      <Failed title="We could not look up who comes" onRetry={() => void refetch()} retrying={isFetching}>
        <p>{error.message}</p>
      </Failed>
    )
  if (!data) return <Spinner>Looking for who can come…</Spinner>
  const { open, next, tyreShops } = data
  if (open.length > 0) return <Shops title={`Open now and come out near ${place}`} shops={open} />
  if (next.length > 0)
    return <Shops title={`No shop that comes out near ${place} is open now. These open next`} shops={next} />
  return (
    <>
      <p role="status" className="rounded-xl bg-sunk p-4">
        We know no shop that comes out near {place}. Your insurer or motoring club may send roadside help: its number
        often stands on the licence disc holder.
      </p>
      {tyreShops.length > 0 && (
        <Shops title="Tyre shops that are open now, if the spare takes you there" shops={tyreShops} />
      )}
    </>
  )
}

const Shops = ({ title, shops }: { title: string; shops: readonly HelpShopView[] }) => (
  <section aria-labelledby="who-comes">
    <h2 id="who-comes" className="font-bold text-xl">
      {title}
    </h2>
    <p role="status" className="sr-only">
      {shops.length === 1 ? '1 shop to call' : `${shops.length} shops to call`}
    </p>
    <ul className="mt-3 grid gap-3">
      {shops.map((shop) => (
        <li key={shop.id} className={`${card} grid gap-2 p-4`}>
          <h3>
            <Link to={shopAddress(shop.slug)} className={`${linkLook} text-lg`}>
              {shop.name}
            </Link>
          </h3>
          <p className="text-ink-soft text-sm">{factsOf(shop)}</p>
          <a href={`tel:${shop.phone}`} className={strongButton}>
            <Phone aria-hidden size={18} className="shrink-0" />
            <span>
              Call <span className="sr-only">{shop.name}, </span>
              {formatPhone(shop.phone)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  </section>
)

const factsOf = (shop: HelpShopView): string =>
  [
    shop.suburb ?? shop.city,
    shop.distanceKm === null ? undefined : formatDistance(shop.distanceKm),
    shop.openUntil ? `open until ${shop.openUntil}` : shop.opensText,
    ...shop.services.map((service) => serviceNames[service]),
    shop.comingCents === null ? undefined : `Call-out ${formatRand(shop.comingCents)}`.replaceAll(' ', '\u00a0'),
  ]
    .filter(Boolean)
    .join(' · ')
