import { LocateFixed, Phone, Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import type { HelpShopView } from '#core/contracts/shop-directory.ts'
import { serviceNames } from '#core/rules/bookings/service-names.ts'
import { formatDistance, formatPhone, formatRand } from '#core/rules/format.ts'
import { shopAddress } from '#core/rules/website/addresses.ts'
import { emergencyNumbers, roadsideAdvice } from '#core/rules/website/roadside.ts'
import { flatTyre } from '#core/rules/website/whatsapp-texts.ts'
import { PlaceField } from '#web/components/places/place-field.tsx'
import { useTypedPlace } from '#web/components/places/typed-place.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { settingsOf } from '#web/lib/page/search-address.ts'
import { useWho } from '#web/lib/session.ts'
import { card, container, linkLook, strongButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Failed, Spinner } from '../../../components/ui/states.tsx'
import { WhatsappLink } from '../../../components/whatsapp-link.tsx'
import { AskShops } from './ask-shops.tsx'

/** For a driver beside the road: who comes, and what to do until then. */
export function FlatTyre() {
  const { params } = useAddress()
  const { near, place } = settingsOf(params)
  const { state } = useWho()
  return (
    <main className={`${container} grid gap-6 py-6 md:py-10 lg:grid-cols-[minmax(0,1fr)_22rem]`}>
      <div className="grid content-start gap-5">
        <h1 className="lettering text-[clamp(1.6rem,6vw,2.6rem)] leading-tight">Flat tyre? Help</h1>
        <DialAtOnce />
        {state === 'in' && <AskShops near={near} place={place} />}
        <Where key={params.toString()} />
        {near && <WhoComes near={near} place={place} />}
        <div>
          <p className="mb-2">
            Or send us your location in the chat, and we ask the shops that come out now, all together:
          </p>
          <WhatsappLink text={flatTyre(place)}>Get help on WhatsApp</WhatsappLink>
        </div>
      </div>
      <Meanwhile />
    </main>
  )
}

/** Nothing that we do goes before a call in danger. */
const DialAtOnce = () => (
  <p className="rounded-xl bg-sunk p-4">
    In danger or hurt:{' '}
    <a href="tel:112" className={`${linkLook} font-bold`}>
      Call 112
    </a>
    . Your insurer or motoring club may come, too: its number often stands on the licence disc holder.
  </p>
)

function Where() {
  const { params, go } = useAddress()
  const where = useTypedPlace(settingsOf(params))
  const [missing, setMissing] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = await where.resolve()
    if (found?.near) go(found)
    else if (found) setMissing('Type the nearest suburb or town, or use your location.')
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={`${card} grid gap-3 p-4`}>
      <p className="flex items-center gap-2 font-bold">
        <LocateFixed aria-hidden size={20} className="shrink-0" /> Where are you?
      </p>
      <PlaceField {...where.field} label="Nearest suburb or town" problem={where.field.problem ?? missing} />
      {/* Once we know where, what is asked of the shops comes first. */}
      <Button type="submit" look={settingsOf(params).near ? 'quiet' : 'primary'} className="w-full">
        <Search aria-hidden size={20} className="shrink-0" /> Who can come now?
      </Button>
    </form>
  )
}

const Meanwhile = () => (
  <section aria-labelledby="meanwhile" className={`${card} content-start p-5`}>
    <h2 id="meanwhile" className="font-bold text-xl">
      Meanwhile
    </h2>
    <ul className="mt-3 list-disc space-y-2 pl-5">
      {roadsideAdvice.map((advice) => (
        <li key={advice}>{advice}</li>
      ))}
    </ul>
    <h3 className="mt-4 font-bold text-danger">Danger or injury</h3>
    <ul>
      {emergencyNumbers.map(({ number, who }) => (
        <li key={number}>
          <a href={`tel:${number}`} className="inline-flex min-h-11 items-center gap-2">
            <span className={`${linkLook} text-lg`}>{number}</span> {who}
          </a>
        </li>
      ))}
    </ul>
  </section>
)

type Props = { near: { lat: number; lng: number }; place: string | undefined }

/** The shops that come out as far as that, to be called. */
function WhoComes({ near, place = 'you' }: Props) {
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
