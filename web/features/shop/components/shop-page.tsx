import { Star } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ReviewView } from '#core/contracts/reviews.ts'
import type { ShopProfile } from '#core/contracts/shop-directory.ts'
import { DealCard, DealCardSkeleton } from '#web/components/deals/deal-card.tsx'
import { DealFilterBar } from '#web/components/deals/deal-filters.tsx'
import { WhatToExpect } from '#web/components/shops/what-to-expect.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { NearBlock } from '#web/lib/code/near.tsx'
import { dayOfInstant } from '#web/lib/dates.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { useFormLink } from '#web/lib/page/forms.ts'
import { useView } from '#web/lib/use-view.ts'
import { Carousel } from '../../../components/carousel.tsx'
import { ReportReview } from '../../../components/report/report-review.tsx'
import { container, primaryButton, quietButton } from '../../../components/styles.ts'
import { Failed } from '../../../components/ui/states.tsx'
import { dealFilters, isFiltered, shopDealsQuery } from '../../../lib/deals.ts'
import { reviewsQuery } from '../queries.ts'
import { Contact, Hours, Services, Whereabouts } from './about.tsx'
import { Gallery } from './gallery.tsx'
import { Hero } from './hero.tsx'
import { Inventory } from './inventory.tsx'
import { Nothing, Section } from './section.tsx'

/** Everything about one shop, and the ways to book it. */
export function ShopOf({ slug }: { slug: string }) {
  const read = useRead('GET /shops/:shop', { params: { shop: slug } })
  useView(read.data?.id, 'page')
  if (read.data) return <Shop shop={read.data} />
  if (read.isPending) return <Loading />
  if (read.error.status === 404) return <NotFound />
  return (
    <div className={`${container} py-10`}>
      <h1 className="lettering mb-6 text-3xl">Business Not Found</h1>
      <Failed title="Failed to load business" onRetry={() => void read.refetch()} retrying={read.isFetching}>
        {read.error.message}
      </Failed>
    </div>
  )
}

const column = 'grid grid-cols-1 min-w-0 content-start gap-10 md:gap-12'
const panel = 'rounded-2xl bg-surface p-5 shadow-card'

/** Beside the rest where there is room; between what the shop sells and its pictures where there is not. */
const Facts = ({ shop }: { shop: ShopProfile }) => (
  <div className="grid min-w-0 grid-cols-1 content-start gap-6 md:max-lg:grid-cols-2 lg:row-span-2">
    <NearBlock className={panel}>
      <Section id="services" title="Services">
        <Services shop={shop} />
        <QuoteLink shop={shop} />
      </Section>
    </NearBlock>
    <NearBlock className={panel}>
      <Section id="expect" title="What to expect">
        <WhatToExpect shop={shop} />
      </Section>
    </NearBlock>
    <NearBlock className={panel}>
      <Section id="hours" title="Business Hours">
        <Hours shop={shop} />
      </Section>
    </NearBlock>
    <NearBlock className={panel}>
      <Section id="location" title="Location">
        <Whereabouts shop={shop} />
      </Section>
    </NearBlock>
    <NearBlock className={panel}>
      <Section id="contact" title="Contact and About">
        <Contact shop={shop} />
      </Section>
    </NearBlock>
  </div>
)

const Shop = ({ shop }: { shop: ShopProfile }) => (
  <>
    <Hero shop={shop} />
    <div
      className={`${container} grid grid-cols-1 gap-x-8 gap-y-10 py-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]`}
    >
      <div className={column}>
        <NearBlock>
          <Section id="deals" title="Current Deals">
            <ShopDeals slug={shop.slug} />
          </Section>
        </NearBlock>
        <NearBlock>
          <Section id="inventory" title="Inventory">
            <Inventory shop={shop} />
          </Section>
        </NearBlock>
      </div>
      <Facts shop={shop} />
      <div className={column}>
        <NearBlock>
          <Section id="gallery" title="Gallery">
            <Gallery pictures={shop.gallery} />
          </Section>
        </NearBlock>
        <NearBlock>
          <Section id="reviews" title="Customer Reviews">
            <Reviews slug={shop.slug} />
          </Section>
        </NearBlock>
      </div>
    </div>
  </>
)

function QuoteLink({ shop }: { shop: ShopProfile }) {
  const formLink = useFormLink()
  return (
    <Link to={formLink('quote', { shop: shop.slug })} preventScrollReset className={`${quietButton} mt-4 w-full`}>
      Request Quote
    </Link>
  )
}

const Loading = () => (
  <div>
    <p role="status" className="sr-only">
      Loading...
    </p>
    <div aria-hidden>
      <div className="skeleton h-44 md:h-80" />
      <div className={container}>
        <div className="relative -mt-10 h-72 rounded-2xl bg-surface p-5 shadow-card md:-mt-20 md:h-48 md:p-7">
          <p className="text-ink-soft">Loading...</p>
        </div>
        <div className="skeleton mt-10 h-96 rounded-2xl" />
      </div>
    </div>
  </div>
)

const NotFound = () => (
  <div className={`${container} grid justify-items-start gap-4 py-12`}>
    <h1 className="lettering text-3xl">Business Not Found</h1>
    <p className="text-lg">Business not found.</p>
    <p className="max-w-prose text-ink-soft">The shop has left, or the address has a slip in it.</p>
    <div className="flex flex-wrap gap-3">
      <Link to="/" className={primaryButton}>
        Go to Homepage
      </Link>
      <Link to="/fitment-centres" className={`${quietButton} min-h-12`}>
        All fitting centres
      </Link>
    </div>
  </div>
)

/** What the shop sells for less at the moment, newest first. */
function ShopDeals({ slug }: { slug: string }) {
  const { params, go } = useAddress()
  const filters = dealFilters(params)
  const read = useRead(
    'GET /shops/:shop/deals',
    { params: { shop: slug }, query: shopDealsQuery(filters) },
    { keepsPrevious: true },
  )
  const deals = read.data?.deals
  if (read.isError)
    return (
      <Failed title="Failed to load deals" onRetry={() => void read.refetch()} retrying={read.isFetching}>
        {read.error.message}
      </Failed>
    )
  if (deals?.length === 0 && !isFiltered(filters)) return <Nothing>No deals available.</Nothing>
  return (
    <>
      {(isFiltered(filters) || (deals?.length ?? 0) > 1) && (
        <div className="mb-5">
          <DealFilterBar filters={filters} choices={read.data} onChange={(changes) => go(changes, 'replace')} />
        </div>
      )}
      {deals?.length === 0 ? (
        <Nothing>No deals available.</Nothing>
      ) : (
        <Carousel label="All deals of the shop" itemClassName="w-[17rem]">
          {deals
            ? deals.map((deal) => <DealCard key={deal.deal.id} deal={deal} />)
            : [<DealCardSkeleton key="1" />, <DealCardSkeleton key="2" />]}
        </Carousel>
      )}
    </>
  )
}

/** What people say who had their tyres fitted there. */
function Reviews({ slug }: { slug: string }) {
  const read = useRead('GET /shops/:shop/reviews', { params: { shop: slug }, query: reviewsQuery })
  const reviews = read.data?.reviews
  if (read.isError)
    return (
      <Failed title="Failed to load reviews" onRetry={() => void read.refetch()} retrying={read.isFetching}>
        {read.error.message}
      </Failed>
    )
  if (!reviews) return <div className="skeleton h-40 rounded-2xl" />
  if (reviews.length === 0) return <Nothing>No reviews available.</Nothing>
  return (
    <Carousel label="What customers say" itemClassName="w-[18rem] md:w-[22rem]">
      {reviews.map((review) => (
        <Review key={review.id} review={review} />
      ))}
    </Carousel>
  )
}

const stars = [1, 2, 3, 4, 5]

const Review = ({ review: { id, user, rating, comment, answer, createdAt } }: { review: ReviewView }) => (
  <figure className="flex h-full flex-col gap-2 rounded-2xl bg-surface p-5 shadow-card">
    <p className="flex" role="img" aria-label={`${rating} out of 5 stars`}>
      {stars.map((star) => (
        <Star
          key={star}
          aria-hidden
          size={18}
          className={star <= rating ? 'fill-accent text-accent' : 'text-line-strong'}
        />
      ))}
    </p>
    {comment && <blockquote className="whitespace-pre-line">{comment}</blockquote>}
    <figcaption className="mt-auto flex items-center gap-2 text-sm">
      <span className="font-bold">{user}</span> <span className="text-ink-soft">{dayOfInstant(createdAt)}</span>
      <ReportReview id={id} by={user} />
    </figcaption>
    {answer && (
      <p className="rounded-lg bg-sunk px-3 py-2 text-sm">
        <span className="font-semibold">The shop: </span>
        {answer}
      </p>
    )}
  </figure>
)
