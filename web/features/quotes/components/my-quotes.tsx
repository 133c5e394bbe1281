import { Link } from 'react-router-dom'
import type { AccountView } from '#core/contracts/auth.ts'
import { useKeepFresh } from '#web/lib/api/keep-fresh.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { SEARCH } from '#web/lib/page/search-address.ts'
import { primaryButton } from '../../../components/styles.ts'
import { Empty, Failed, Loading } from '../../../components/ui/states.tsx'
import { Round } from './round.tsx'

const reads = ['GET /quote-rounds'] as const

/** What the person asked shops for, with the answers side by side as they come. */
export function MyQuotes({ account }: { account: AccountView }) {
  useKeepFresh(['quotes_changed', 'access_changed'], reads)
  const { data, isError, refetch, isFetching } = useRead('GET /quote-rounds')
  if (isError && !data)
    return <Failed title="Your quotes could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <Shapes />
  if (data.rounds.length === 0)
    return (
      <Empty title="No quotes yet">
        <p>Search for tyres near you, and ask up to five shops for a price.</p>
        <Link to={SEARCH} className={`${primaryButton} mt-2`}>
          Search tyres
        </Link>
      </Empty>
    )
  return data.rounds.map((round) => <Round key={round.id} round={round} holder={{ account }} />)
}

export const Shapes = () => (
  <Loading>
    <div role="status" className="skeleton h-96 rounded-xl">
      <span className="sr-only">Loading quotes...</span>
    </div>
  </Loading>
)
