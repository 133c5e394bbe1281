import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Rating } from '#web/components/shops/rating.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { primaryButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Money } from '../../../components/ui/money.tsx'
import { Empty, Failed, Spinner } from '../../../components/ui/states.tsx'
import { useRemove } from '../use-remove.ts'

/** The profile's section: shops and deals with their counts. */
export function MyBookmarks() {
  const { data, error, refetch, isFetching } = useRead('GET /bookmarks')
  return (
    <section aria-labelledby="my-bookmarks">
      <h2 id="my-bookmarks" className="mb-3 font-bold text-xl">
        My Bookmarks
      </h2>
      {error ? (
        <Failed title="Failed to fetch bookmarks" onRetry={() => void refetch()} retrying={isFetching} />
      ) : !data ? (
        <Spinner>Loading bookmarks...</Spinner>
      ) : data.shops.length + data.deals.length === 0 ? (
        <Empty title="No bookmarks yet">
          <p className="text-ink-soft">Start bookmarking shops and deals you love!</p>
          <Link to="/fitment-centres" className={`${primaryButton} mt-2`}>
            Browse fitment centres
          </Link>
        </Empty>
      ) : (
        <div className="grid gap-4 md:grid-cols-2">
          <Kept title={`Shops (${data.shops.length})`}>
            {data.shops.map(({ id, shop }) => (
              <KeptRow
                key={id}
                id={id}
                name={shop.name}
                to={`/business/${shop.slug}`}
                below={`${shop.city}, ${shop.province}`}
              >
                <Rating rating={shop.rating} count={shop.reviewCount} />
              </KeptRow>
            ))}
          </Kept>
          <Kept title={`Deals (${data.deals.length})`}>
            {data.deals.map(({ id, deal }) => (
              <KeptRow
                key={id}
                id={id}
                name={`${deal.brand} ${deal.model} ${deal.size}`}
                to={`/business/${deal.shop.slug}`}
                below={`${deal.shop.name}, ${deal.shop.city}`}
              >
                <Money cents={deal.priceCents} whole className="font-bold" />
                {!deal.active && <span className="ml-2 text-ink-soft text-sm">Ended</span>}
              </KeptRow>
            ))}
          </Kept>
        </div>
      )}
    </section>
  )
}

const Kept = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="mb-2 font-semibold">{title}</h3>
    <ul className="grid gap-2">{children}</ul>
  </div>
)

type Row = { id: string; name: string; to: string; below: string; children: ReactNode }

function KeptRow({ id, name, to, below, children }: Row) {
  const remove = useRemove()
  return (
    <li className="flex items-center gap-2 rounded-xl bg-sunk p-3">
      <div className="grow">
        <Link to={to} className="font-semibold hover:underline">
          {name}
        </Link>
        <p className="text-ink-soft text-sm">{below}</p>
        {children}
      </div>
      <Button
        aria-label={`Remove ${name}`}
        className="grid size-11 shrink-0 place-items-center rounded-lg hover:bg-surface"
        disabled={remove.isPending}
        onClick={() => remove.mutate({ params: { id } })}
      >
        <X aria-hidden size={18} />
      </Button>
    </li>
  )
}
