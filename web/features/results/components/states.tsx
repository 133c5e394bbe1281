import { Link } from 'react-router-dom'
import { alertFor } from '#core/rules/website/whatsapp-texts.ts'
import type { ApiError } from '#web/lib/api/call.ts'
import { useFormLink } from '#web/lib/page/forms.ts'
import { countFilters, type Wish } from '#web/lib/page/search-address.ts'
import { quietButton } from '../../../components/styles.ts'
import { Failed, Spinner } from '../../../components/ui/states.tsx'
import { WhatsappLink } from '../../../components/whatsapp-link.tsx'
import { grid } from '../grid.ts'

/** The shape of what is coming, so that nothing moves when it comes. */
export const Searching = () => (
  <>
    <Spinner>Searching tyres…</Spinner>
    <ul className={grid} aria-hidden>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <li key={key} className="h-76 rounded-2xl bg-surface p-3 shadow-card md:h-88 md:p-5">
          <div className="flex gap-4">
            <div className="flex-1 space-y-2">
              <span className="skeleton block h-6 w-3/4 rounded" />
              <span className="skeleton block h-5 w-1/2 rounded" />
            </div>
            <span className="skeleton size-14 rounded-full md:size-24" />
          </div>
          <span className="skeleton mt-4 block h-8 w-2/3 rounded" />
          <span className="skeleton mt-2 block h-5 w-1/3 rounded" />
          <span className="skeleton mt-4 block h-5 w-1/2 rounded" />
          <span className="skeleton mt-2 block h-5 w-2/3 rounded" />
          <span className="skeleton mt-3 block h-11 rounded-lg" />
          <span className="skeleton mt-2 block h-11 rounded-lg" />
        </li>
      ))}
    </ul>
  </>
)

type ErrorProps = { error: ApiError; refine: string; retrying: boolean; onRetry(): void }

export const SearchError = ({ error, refine, retrying, onRetry }: ErrorProps) => (
  <Failed title="Search Error" onRetry={onRetry} retrying={retrying}>
    <p className="font-semibold">Search failed</p>
    <p>{error.message}</p>
    <p className="mt-2">
      <Link to={refine} className="underline underline-offset-4">
        Change the search
      </Link>
    </p>
  </Failed>
)

/** Nothing was found: what may help, and being told when something comes. */
export function NoTyres({ wish, withoutFilters }: { wish: Wish; withoutFilters: string }) {
  const formLink = useFormLink()
  const filtered = countFilters(wish.filters) > 0
  return (
    <div className="rounded-2xl bg-surface p-6 shadow-card">
      <h2 className="font-bold text-lg">No tyres found</h2>
      <p className="mt-1 max-w-prose text-ink-soft">
        No shop has {wish.quantity === 1 ? 'such a tyre' : `${wish.quantity} such tyres`} in {wish.size}
        {wish.near ? ` within ${wish.radiusKm} km` : ''} right now.
      </p>
      <ul className="mt-3 list-disc space-y-1 pl-5">
        <li>Check the size on the sidewall of your tyre.</li>
        {filtered && <li>Take away filters.</li>}
        {wish.near && <li>Look further away, or near another place.</li>}
        {wish.quantity > 1 && <li>Try fewer tyres.</li>}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {filtered && (
          <Link to={withoutFilters} className={quietButton}>
            Clear filters
          </Link>
        )}
        <Link to={formLink('alert', { size: wish.size })} preventScrollReset className={quietButton}>
          Tell me when there is one
        </Link>
        <WhatsappLink text={alertFor({ size: wish.size, place: wish.place })} />
      </div>
    </div>
  )
}
