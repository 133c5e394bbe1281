import { FilterX, Mail } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ShopCardSkeleton } from '#web/components/shops/shop-card.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { linkLook, quietButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Empty, Failed } from '../../../components/ui/states.tsx'
import { grid } from '../grid.ts'

/** The shape of what is coming, so that nothing moves when it comes. */
export const Loading = () => (
  <>
    <p role="status" className="sr-only">
      Loading fitment centres…
    </p>
    <ul className={grid} aria-hidden>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <li key={key}>
          <ShopCardSkeleton>
            <span className="skeleton mt-2 block h-12 rounded-lg" />
            <span className="skeleton block h-11 rounded-lg" />
            <span className="skeleton block h-11 rounded-lg" />
          </ShopCardSkeleton>
        </li>
      ))}
    </ul>
  </>
)

type FailedProps = { failed: { message: string; retry(): void; trying: boolean } }

export const NotRead = ({ failed: { message, retry, trying } }: FailedProps) => (
  <Failed title="We could not load the fitment centres" onRetry={retry} retrying={trying}>
    <p>{message}</p>
  </Failed>
)

/** Nobody there: look wider, or tell us who is missing. */
export function NoShops({ onClear }: { onClear(): void }) {
  const { data } = useRead('GET /site')
  return (
    <Empty title="No fitment centres found nearby">
      <p className="max-w-prose text-ink-soft">
        Look in another place or take away filters. Do you know a centre that should be here? Tell us.
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <Button onClick={onClear} look="quiet">
          <FilterX aria-hidden size={18} /> Clear Filters
        </Button>
        {data?.supportEmail && (
          <a
            href={`mailto:${data.supportEmail}?subject=${encodeURIComponent('Suggest a Fitment Centre')}`}
            className={quietButton}
          >
            <Mail aria-hidden size={18} /> Suggest a Fitment Centre
          </a>
        )}
      </div>
      <Link to="/request-admin-fitment-centre" className={`${linkLook} inline-grid min-h-11 items-center`}>
        Request a fitment centre
      </Link>
    </Empty>
  )
}
