import { LegalBlocksShown } from '#web/components/legal/legal-blocks.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { Failed, Spinner } from '../../../components/ui/states.tsx'

/** The terms alone, for a window over another page. */
export function TermsText() {
  const { data, error, isFetching, refetch } = useRead('GET /legal/:name', { params: { name: 'terms' }, query: {} })
  if (data) return <LegalBlocksShown blocks={data.blocks} />
  if (!error) return <Spinner>Loading...</Spinner>
  return (
    <Failed title="We could not load the terms" onRetry={() => void refetch()} retrying={isFetching}>
      <p>{error.message}</p>
    </Failed>
  )
}
