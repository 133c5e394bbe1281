import { Link } from 'react-router-dom'
import type { ApiError } from '#web/lib/api/call.ts'
import { Failed, Spinner } from '../../../components/ui/states.tsx'
import { grid } from '../grid.ts'

/** The shape of what is coming, so that nothing moves when it comes. */
export const Searching = () => (
  <>
    <Spinner>Searching tyres…</Spinner>
    <ul className={grid} aria-hidden>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <li key={key} className="h-76 rounded-2xl bg-surface p-3 shadow-card md:h-80 md:p-4">
          <div className="flex gap-3">
            <span className="skeleton size-22 rounded-xl md:size-28" />
            <div className="flex-1 space-y-2">
              <span className="skeleton block h-6 w-3/4 rounded" />
              <span className="skeleton block h-5 w-1/2 rounded" />
            </div>
          </div>
          <span className="skeleton mt-4 block h-8 w-2/3 rounded" />
          <span className="skeleton mt-2 block h-5 w-1/3 rounded" />
          <span className="skeleton mt-4 block h-5 w-1/2 rounded" />
          <span className="skeleton mt-2 block h-5 w-2/3 rounded" />
          <span className="skeleton mt-3 block h-11 rounded-lg" />
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
