import { Share2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { Offer } from '#core/contracts/offers.ts'
import { compareCodes } from '#core/rules/website/whatsapp-texts.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { resultsLink, SEARCH, settingsOf } from '#web/lib/page/search-address.ts'
import { primaryButton, quietButton } from '../../../components/styles.ts'
import { AsyncButton } from '../../../components/ui/async-button.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Empty, Failed, Notice, Spinner } from '../../../components/ui/states.tsx'
import { WhatsappLink } from '../../../components/whatsapp-link.tsx'
import { COMPARISON, comparedIn, comparisonQuery, keepCompared, keptComparison } from '../../../lib/compare.ts'
import { toast } from '../../../lib/toast.ts'
import { compareQuery } from '../compare-query.ts'
import { ComparisonTable } from './comparison-table.tsx'

/** The offers whose codes stand in the address, side by side. */
export function Comparison() {
  const { params, go } = useAddress()
  const codes = comparedIn(params, 'codes')
  const query = compareQuery(params)
  const { data, isError, error, refetch, isFetching } = useRead('GET /compare', query ? { query } : null, {
    keepsPrevious: true,
  })
  const settings = settingsOf(params)
  const without = (code: string) => {
    const others = codes.filter((one) => one !== code)
    keepFocus()
    keepCompared(comparisonQuery(others, settings))
    go({ codes: others.join(',') }, 'replace')
  }
  useLastCompared(comparisonQuery(codes, settings))
  const left = query ? data?.offers.length : 0
  const [box, keepFocus] = useFocusAfter(left)
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
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
            <Button look="text" onClick={() => without(code)}>
              Take it out
            </Button>
          </Notice>
        ))}
        {data.offers.length === 0 ? (
          <Nothing />
        ) : (
          <>
            <Sharing offers={data.offers} />
            <ComparisonTable offers={data.offers} quantity={settings.quantity} onRemove={without} />
          </>
        )}
      </>
    )
  }
}

/** The button that had the focus is gone with its tyre: the comparison takes it. */
function useFocusAfter(left: number | undefined) {
  const box = useRef<HTMLDivElement>(null)
  const wanted = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is left has changed
  useEffect(() => {
    if (!wanted.current || (document.activeElement && document.activeElement !== document.body)) return
    wanted.current = false
    box.current?.focus()
  }, [left])
  const keepFocus = () => {
    wanted.current = true
  }
  return [box, keepFocus] as const
}

/** What is compared is remembered; an address without anything to compare takes up what was compared last. */
function useLastCompared(query: string): void {
  const navigate = useNavigate()
  useEffect(() => {
    const last = keptComparison()
    if (query) keepCompared(query)
    else if (last) void navigate(`${COMPARISON}${last}`, { replace: true })
  }, [query, navigate])
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

/** To others by link, to oneself into the chat. */
function Sharing({ offers }: { offers: readonly Offer[] }) {
  const { params } = useAddress()
  const codes = offers.map(({ code }) => code)
  const more = resultsLink({
    size: offers[0]?.size,
    compare: codes.join(','),
    ...Object.fromEntries(['quantity', 'near', 'place'].map((name) => [name, params.get(name) ?? undefined])),
  })
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <WhatsappLink text={compareCodes(codes)}>Send to my WhatsApp</WhatsappLink>
      <AsyncButton look="quiet" className="min-h-12" does={share}>
        <Share2 aria-hidden size={18} /> Share
      </AsyncButton>
      <Link to={more} className={`${quietButton} min-h-12`}>
        More to compare
      </Link>
    </div>
  )
}

/** The device's own sharing, else the link in the clipboard. */
async function share(): Promise<void> {
  const url = window.location.href
  if (navigator.share) {
    // Closing the device's sheet without choosing is no failure.
    await navigator.share({ title: document.title, url }).catch(() => undefined)
    return
  }
  const copied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  )
  if (copied) toast({ type: 'success', title: 'Link copied' })
  else toast({ type: 'info', title: 'Copy this link', message: url })
}
