import { memo } from 'react'
import type { Offer } from '#core/contracts/offers.ts'
import { NearItems } from '#web/lib/code/near.tsx'
import { grid } from '../grid.ts'
import type { Usual } from '../standing.ts'
import { isEnough, OfferCard } from './offer-card.tsx'

/** What the first screen of a phone shows. */
const FIRST = 3

type Props = { offers: readonly Offer[]; usual: Usual; isVehicle: boolean }

/** Those that fit come first; the others stand behind a line that says why. */
export function OfferList({ offers, usual, isVehicle }: Props) {
  const fitting = offers.filter(isEnough)
  const others = offers.filter((offer) => !isEnough(offer))
  return (
    <>
      {fitting.length > 0 && <Cards offers={fitting} usual={usual} />}
      {others.length > 0 && (
        <section aria-labelledby="below" className={fitting.length > 0 ? 'mt-8 border-line border-t pt-5' : ''}>
          <h3 id="below" className="font-bold text-lg">
            {whyOf(others)} than {isVehicle ? 'your vehicle needs' : 'you asked for'}
          </h3>
          <p className="mt-1 mb-4 max-w-prose text-ink-soft">
            {fitting.length === 0 && 'No tyre here carries enough and is fast enough. '}A tyre must carry the vehicle
            and its load at its speed. Ask the shop before you book one of these.
          </p>
          <Cards offers={others} usual={usual} />
        </section>
      )}
    </>
  )
}

function whyOf(others: readonly Offer[]): string {
  const weak = others.some(({ loadOk }) => !loadOk)
  const slow = others.some(({ speedOk }) => !speedOk)
  return weak && slow ? 'Carry less or are rated slower' : weak ? 'Carry less' : 'Rated slower'
}

type CardsProps = Pick<Props, 'offers' | 'usual'>

const Cards = memo(
  ({ offers, usual }: CardsProps) => (
    <ul className={grid}>
      <NearItems
        items={offers}
        first={FIRST}
        each={(offer, mark) => (
          <li key={offer.listingId} {...mark}>
            <OfferCard offer={offer} usual={usual} />
          </li>
        )}
      />
    </ul>
  ),
  // The same offers are another list each time.
  (before, { offers, usual }) =>
    before.usual === usual &&
    before.offers.length === offers.length &&
    before.offers.every((offer, at) => offer === offers[at]),
)
