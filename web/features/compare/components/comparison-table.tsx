import { CalendarDays, MessageCircle, X } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Offer } from '#core/contracts/offers.ts'
import { bookListing } from '#core/rules/website/whatsapp-texts.ts'
import { TyrePicture } from '#web/components/tyres/tyre-picture.tsx'
import { useAddress } from '#web/lib/page/address.ts'
import { useFormLink } from '#web/lib/page/forms.ts'
import { primaryButton, quietButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { CheckField } from '../../../components/ui/field.tsx'
import { whatsappLink } from '../../../lib/settings.ts'
import { bestOf, differs, isTold, type Row, rowsFor } from '../rows.tsx'

type Props = { offers: readonly Offer[]; quantity: number; onRemove(code: string): void }

const column =
  'px-3 py-2.5 text-left align-top font-normal max-sm:w-1/2 max-sm:min-w-[max(calc(50vw-16px),9rem)] sm:w-48 sm:min-w-40'
/**
 * On a phone two columns stand side by side, and the names of the rows inside of them: a head that is only moved out of
 * sight leaves an empty cell behind.
 */
const rowName =
  'bg-surface text-left align-top font-semibold text-sm max-sm:hidden sm:sticky sm:left-0 sm:z-10 sm:px-3 sm:py-2.5'

/** One column an offer; narrow screens move it sideways. */
export function ComparisonTable({ offers, quantity, onRemove }: Props) {
  const { params, go } = useAddress()
  const onlyDifferences = params.get('only') === 'differences'
  const rows = rowsFor(quantity).filter((row) => isTold(row, offers) && (!onlyDifferences || differs(row, offers)))
  return (
    <>
      {offers.length > 1 && (
        <div className="mt-3">
          <CheckField
            label="Differences only"
            checked={onlyDifferences}
            onChange={({ target }) => go({ only: target.checked ? 'differences' : undefined }, 'replace')}
          />
        </div>
      )}
      <section
        aria-label="Comparison"
        className={`relative mt-3 overflow-x-auto rounded-xl bg-surface shadow-card ${offers.length < 3 ? 'max-w-[71rem]' : ''}`}
      >
        <table className="w-full border-collapse sm:table-fixed">
          <caption className="sr-only">Tyres side by side</caption>
          <thead>
            <tr>
              <td className="sticky left-0 z-10 w-28 min-w-28 bg-surface max-sm:hidden" />
              {offers.map((offer) => (
                <th key={offer.code} scope="col" className={column}>
                  <Head offer={offer} onRemove={onRemove} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Told key={row.name} row={row} offers={offers} />
            ))}
            <tr className="border-line border-t">
              <th scope="row" className={rowName}>
                Book
              </th>
              {offers.map((offer) => (
                <td key={offer.code} className={column}>
                  <Book offer={offer} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </>
  )
}

function Told({ row, offers }: { row: Row; offers: readonly Offer[] }) {
  const best = bestOf(row, offers)
  return (
    <tr className="border-line border-t">
      <th scope="row" className={rowName}>
        {row.name}
      </th>
      {offers.map((offer) => (
        <td key={offer.code} className={`${column} ${best.has(offer.code) ? 'bg-verified-wash' : ''}`}>
          <span className="block text-ink-soft text-xs sm:hidden">{row.name}</span>
          {row.tell(offer)}
          {best.has(offer.code) && <span className="block font-semibold text-verified text-xs">Best</span>}
        </td>
      ))}
    </tr>
  )
}

const nameOf = ({ brand, model }: Offer): string => `${brand} ${model}`

const Head = ({ offer, onRemove }: { offer: Offer; onRemove: Props['onRemove'] }) => (
  <div className="relative pt-2">
    <div className="size-20">
      <TyrePicture {...offer} />
    </div>
    <Button
      aria-label={`Take ${nameOf(offer)} out`}
      onClick={() => onRemove(offer.code)}
      look="icon"
      className="absolute top-0 right-0"
    >
      <X aria-hidden size={18} />
    </Button>
    <p className="mt-2 font-bold leading-snug">{nameOf(offer)}</p>
    <p className="text-ink-soft text-sm">{offer.code}</p>
  </div>
)

function Book({ offer }: { offer: Offer }) {
  const formLink = useFormLink()
  const { code, quantity } = offer
  return (
    <div className="grid gap-2">
      <Link
        to={formLink('booking', { offer: code, quantity: String(quantity) })}
        preventScrollReset
        aria-label={`Choose a time: ${nameOf(offer)}`}
        className={`${primaryButton} min-h-11! px-2!`}
      >
        <CalendarDays aria-hidden size={18} className="shrink-0" /> Choose a time
      </Link>
      <a
        href={whatsappLink(bookListing(code, quantity))}
        aria-label={`WhatsApp: book ${nameOf(offer)}`}
        className={`${quietButton} px-2! text-whatsapp-ink`}
      >
        <MessageCircle aria-hidden size={18} className="shrink-0" /> WhatsApp
      </a>
    </div>
  )
}
