import { LegalBlocksShown } from '#web/components/legal/legal-blocks.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { dateWords } from '#web/lib/dates.ts'
import { Failed, Spinner } from '../../../components/ui/states.tsx'
import { legalNames } from '../legal-read.ts'

/** The terms alone, for a window over another page. */
export function TermsText() {
  const { data, error, isFetching, refetch } = useRead('GET /legal/:name', { params: { name: 'terms' }, query: {} })
  if (data)
    return (
      <>
        <p className="text-ink-soft">
          {legalNames.terms.since} {dateWords(data.effectiveOn)}
        </p>
        <LegalBlocksShown blocks={data.blocks} />
      </>
    )
  if (!error) return <Spinner>Loading...</Spinner>
  return (
    <Failed title="We could not load the terms" onRetry={() => void refetch()} retrying={isFetching}>
      <p>{error.message}</p>
    </Failed>
  )
}
