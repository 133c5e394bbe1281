import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { mostCompared } from '#core/rules/website/limits.ts'
import type { TyreSearch } from '#web/lib/page/search-address.ts'
import { primaryButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { COMPARISON, comparisonQuery, useCompared } from '../../../lib/compare.ts'

/** What was picked to stand side by side; stays in view. */
export default function CompareTray({ query }: { query: TyreSearch }) {
  const { codes, clear, pickedNow } = useCompared()
  const navigate = useNavigate()
  if (codes.length === 0) return null
  const linkTo = (picked: readonly string[]) => `${COMPARISON}${comparisonQuery(picked, query)}`
  // One more may have been ticked a moment ago, for which the link is not drawn anew yet.
  const follow = (event: MouseEvent) => {
    const picked = pickedNow()
    if (picked.length === codes.length || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(linkTo(picked))
  }
  return (
    <section
      aria-label="Compare"
      className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-30 mt-6 flex items-center gap-2 rounded-xl bg-surface p-3 shadow-card ring-1 ring-line-strong md:bottom-4"
    >
      <p role="status" className="min-w-0 grow font-semibold">
        {codes.length} of {mostCompared} to compare
      </p>
      <Button onClick={clear} look="quiet">
        Clear
      </Button>
      <Link to={linkTo(codes)} onClick={follow} className={`${primaryButton} min-h-11`}>
        Compare
      </Link>
    </section>
  )
}
