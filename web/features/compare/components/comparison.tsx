import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useRead } from '#web/lib/api/use-read.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { SEARCH, settingsOf } from '#web/lib/page/search-address.ts'
import { primaryButton } from '../../../components/styles.ts'
import { Empty, Failed, Notice, Spinner } from '../../../components/ui/states.tsx'
import { comparedIn } from '../../../lib/compare.ts'
import { compareQuery } from '../compare-query.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { Sharing } from './sharing.tsx'

/** The offers whose codes stand in the address, side by side. */
export function Comparison() {
  const { params, go } = useAddress()
  const codes = comparedIn(params, 'codes')
  const query = compareQuery(params)
  const { data, isError, error, refetch, isFetching } = useRead('GET /compare', query ? { query } : null, {
    keepsPrevious: true,
  })
  const { quantity } = settingsOf(params)
  const table = useRef<HTMLDivElement>(null)
  const takenOut = useRef(false)
  const without = (code: string) => {
    takenOut.current = true
    go({ codes: codes.filter((one) => one !== code).join(',') }, 'replace')
  }
  const left = query ? data?.offers.length : 0
  // The button that had the focus is gone with its tyre.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is left has changed
  useEffect(() => {
    if (!takenOut.current || (document.activeElement !== document.body && document.activeElement !== null)) return
    takenOut.current = false
    table.current?.focus()
  }, [left])
  return (
    <div ref={table} tabIndex={-1} className="outline-none">
      <p role="status" className="sr-only">
        {left === undefined ? '' : left === 1 ? '1 tyre compared' : `${left} tyres compared`}
      </p>
      {content()}
    </div>
  )

  function content() {
    if (!query) return <Nothing />
    if (isError && !data)
      return (
        <Failed title="The comparison could not be loaded" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </Failed>
      )
    if (!data) return <Spinner>Loading the comparison…</Spinner>
    return (
      <>
        {data.gone.map((code) => (
          <Notice key={code} tone="warning" className="mt-4 flex flex-wrap items-center justify-between gap-2">
            {code} cannot be bought at the moment.
            <button type="button" className="min-h-11 font-semibold underline" onClick={() => without(code)}>
              Take it out
            </button>
          </Notice>
        ))}
        {data.offers.length === 0 ? (
          <Nothing />
        ) : (
          <>
            <Sharing offers={data.offers} />
            <ComparisonTable offers={data.offers} quantity={quantity} onRemove={without} />
          </>
        )}
      </>
    )
  }
}

const Nothing = () => (
  <div className="mt-6">
    <Empty title="Nothing to compare yet">
      <p>Search for tyres and tick Compare on up to four of them.</p>
      <Link to={SEARCH} className={`${primaryButton} mt-2`}>
        Search tyres
      </Link>
    </Empty>
  </div>
)
