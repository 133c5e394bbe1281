import { useInfiniteQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import type { OffersAnswer } from '#core/contracts/search.ts'
import { container, quietButton } from '../../../components/styles.ts'
import { WhatsappLink } from '../../../components/whatsapp-link.tsx'
import type { Changes } from '../../../lib/address.ts'
import { offersQuery } from '../api/search.ts'
import { whereIAm } from '../where.ts'
import { nearText, type Wish } from '../wish.ts'
import { NearMisses } from './near-misses.tsx'
import { OfferCard } from './offer-card.tsx'
import { SortChoice } from './sort-choice.tsx'

type Props = { wish: Wish; heading: RefObject<HTMLHeadingElement | null>; onChange: (changes: Changes) => void }

export const grid = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3'

/** The offers for a search, with what to do when there are none. */
export function Results({ wish, heading, onChange }: Props) {
  const query = useInfiniteQuery(offersQuery(wish))
  const offers = query.data?.pages.flatMap((page) => page.offers)
  const nearest = () =>
    wish.near
      ? onChange({ sort: 'distance' })
      : void whereIAm().then(
          (where) => onChange({ near: nearText(where), place: where.name, sort: 'distance' }),
          () => undefined,
        )

  return (
    <section aria-labelledby="results" className={`${container} py-10`}>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <Title wish={wish} heading={heading} />
        <SortChoice sort={wish.sort} onPrice={() => onChange({ sort: undefined })} onDistance={nearest} />
      </div>
      {wish.otherSize && <OtherAxle wish={wish} onChange={onChange} />}
      {query.isError && !offers && <Failed says={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isPending && <Waiting />}
      {offers && offers.length > 0 && (
        <ul className={grid}>
          {offers.map((offer) => (
            <li key={offer.listingId}>
              <OfferCard offer={offer} />
            </li>
          ))}
        </ul>
      )}
      {offers?.length === 0 && <Nothing wish={wish} answer={query.data?.pages[0]} />}
      {query.hasNextPage && (
        <div className="mt-6 text-center">
          <button
            type="button"
            disabled={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
            className={quietButton}
          >
            {query.isFetchingNextPage ? 'Loading…' : 'Show more offers'}
          </button>
        </div>
      )}
      <p role="status" className="sr-only">
        {offers && (offers.length === 0 ? 'No tyres found' : `${offers.length} offers shown`)}
      </p>
    </section>
  )
}

const Title = ({ wish, heading }: Pick<Props, 'wish' | 'heading'>) => (
  <div>
    <h2 ref={heading} id="results" tabIndex={-1} className="scroll-mt-6 font-bold text-2xl outline-none md:text-3xl">
      <span className="lettering">{wish.size}</span> {wish.near && `near ${wish.place ?? 'you'}`}
    </h2>
    <p className="mt-1 text-ink-soft">
      {wish.sort === 'distance' ? 'The nearest shop first' : 'The cheapest fully fitted first'}, priced for{' '}
      {wish.quantity === 1 ? '1 tyre' : `${wish.quantity} tyres`}.{wish.near && ' Within 50 km.'}
    </p>
  </div>
)

const OtherAxle = ({ wish, onChange }: Pick<Props, 'wish' | 'onChange'>) => (
  <p className="mb-5 flex flex-wrap items-center gap-3 rounded-lg bg-accent-wash px-4 py-2">
    <span>
      The other axle has <span className="lettering">{wish.otherSize}</span>.
    </span>
    <button
      type="button"
      className={quietButton}
      onClick={() => onChange({ size: wish.otherSize, other: wish.size, load: undefined, speed: undefined })}
    >
      Show {wish.otherSize}
    </button>
  </p>
)

const Failed = ({ says, onRetry }: { says: string; onRetry: () => void }) => (
  <div role="alert" className="rounded-2xl bg-danger-wash p-6">
    <h3 className="font-bold text-danger text-lg">Search failed</h3>
    <p className="mt-1">{says}</p>
    <button type="button" onClick={onRetry} className={`${quietButton} mt-4`}>
      Try again
    </button>
  </div>
)

/** The shape of what is coming, so that nothing moves when it comes. */
const Waiting = () => (
  <ul className={grid} aria-hidden>
    {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
      <li key={key} className="h-[23rem] rounded-2xl bg-surface p-4 shadow-card md:p-5">
        <div className="flex gap-4">
          <div className="flex-1 space-y-2">
            <span className="skeleton block h-6 w-3/4 rounded" />
            <span className="skeleton block h-5 w-1/2 rounded" />
          </div>
          <span className="skeleton size-24 rounded-full" />
        </div>
        <span className="skeleton mt-4 block h-8 w-2/3 rounded" />
        <span className="skeleton mt-2 block h-5 w-1/3 rounded" />
        <span className="skeleton mt-10 block h-5 w-1/2 rounded" />
        <span className="skeleton mt-2 block h-5 w-2/3 rounded" />
        <span className="skeleton mt-5 block h-12 rounded-lg" />
      </li>
    ))}
  </ul>
)

function Nothing({ wish, answer }: { wish: Wish; answer: OffersAnswer | undefined }) {
  const asks = `${wish.quantity} x ${wish.size}${wish.place ? ` in ${wish.place}` : ''}`
  return (
    <div>
      <div className="rounded-2xl bg-surface p-6 shadow-card">
        <h3 className="font-bold text-lg">No tyres found</h3>
        <p className="mt-1 max-w-prose text-ink-soft">
          No shop has {wish.quantity === 1 ? 'a tyre' : `${wish.quantity} tyres`} in {wish.size}
          {wish.near ? ' within 50 km' : ''} right now. Check the size on the sidewall, try fewer tyres or another
          place, or ask on WhatsApp.
        </p>
        <WhatsappLink text={asks} className="mt-4" />
      </div>
      <NearMisses misses={answer?.nearMisses ?? []} wish={wish} />
    </div>
  )
}
