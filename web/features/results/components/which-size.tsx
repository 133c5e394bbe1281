import { Link } from 'react-router-dom'
import type { SizeOptionView } from '#core/contracts/search.ts'
import { sizeOfCode } from '#core/rules/tyres/size-of-code.ts'
import { tyresForCar } from '#core/rules/website/whatsapp-texts.ts'
import { WhereItStands } from '#web/components/tyres/where-it-stands.tsx'
import { resultsLink, type VehicleSearch } from '#web/lib/page/search-address.ts'
import { container, linkLook } from '../../../components/styles.ts'
import { WhatsappLink } from '../../../components/whatsapp-link.tsx'
import { changesFor } from '../changes-for.ts'

type Props = { vehicle: VehicleSearch; options: readonly SizeOptionView[]; from: string }

/** A vehicle that came with several sizes: prices are those of one, so it is asked which stands on the tyre. */
export default function WhichSize({ vehicle: { make, model, year, variant }, options, from }: Props) {
  const name = [make, model, variant, year].filter(Boolean).join(' ')
  const [first] = options
  const drawn = first && sizeOfCode(first.front.code)
  const tells = new Set(options.map((option) => option.variant)).size > 1
  return (
    <section className={`${container} grid gap-8 py-6 md:grid-cols-[minmax(0,1fr)_18rem] md:py-10`}>
      <div>
        <h1 className="font-bold text-2xl md:text-3xl">Which size stands on your tyre?</h1>
        <p className="mt-2 max-w-prose text-ink-soft">
          A {name} left the factory with {options.length} sizes, and prices differ. Look at the side of the tyre and
          choose the one that stands there.
        </p>
        <ul className="mt-4 grid gap-2 sm:grid-cols-2">
          {options.map((option) => (
            <li key={`${option.front.code}+${option.rear?.code ?? ''}`}>
              <Link
                to={resultsLink(changesFor(option), from)}
                className="pressable block min-h-16 rounded-xl bg-surface px-4 py-3 shadow-card ring-1 ring-line hover:ring-line-strong"
              >
                <span className="lettering block text-lg">
                  {option.rear ? `${option.front.code} in front, ${option.rear.code} at the back` : option.front.code}
                </span>
                <span className="block text-ink-soft text-sm">
                  {[measures(option.front.code), tells && option.variant].filter(Boolean).join(' · ')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <DoNotKnow name={name} first={first} from={from} />
      </div>
      {drawn && <WhereItStands size={drawn} className="mx-auto w-full max-w-64" />}
    </section>
  )
}

/** '185 mm wide, 15-inch wheel': what can be checked with a glance at the tyre. */
function measures(code: string): string {
  const size = sizeOfCode(code)
  if (!size) return ''
  return size.format === 'flotation'
    ? `${size.overallDiameterIn} inches high, ${size.rim}-inch wheel`
    : `${size.width} mm wide, ${size.rim}-inch wheel`
}

/** Nobody is left standing: we find it out together, or the shop looks before it fits. */
const DoNotKnow = ({ name, first, from }: { name: string; first: SizeOptionView | undefined; from: string }) => (
  <div className="mt-6 rounded-xl bg-sunk p-4">
    <h2 className="font-bold">I don’t know</h2>
    <p className="mt-1 max-w-prose text-ink-soft text-sm">
      It also stands on the sticker inside the driver’s door, and in the service book. Or write to us on WhatsApp: we
      ask one thing at a time.
    </p>
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
      <WhatsappLink text={tyresForCar(name)}>Find it out on WhatsApp</WhatsappLink>
      {first && (
        <Link to={resultsLink(changesFor(first), from)} className={`${linkLook} inline-flex min-h-11 items-center`}>
          Go on with {first.front.code}; the shop looks before it fits
        </Link>
      )}
    </div>
  </div>
)
