import { startTransition, useEffect, useOptimistic } from 'react'
import { mostCompared } from '#core/rules/website/limits.ts'
import { useAddress, withChanges } from './page/address.ts'
import { nearText, settingsOf, usualQuantity } from './page/search-address.ts'
import { toast } from './toast.ts'

export const COMPARISON = '/comparison'

/** The codes of what is compared; they stand in the address. */
export const comparedIn = (params: URLSearchParams, name = 'compare'): string[] =>
  [...new Set((params.get(name) ?? '').split(',').filter(Boolean))].slice(0, mostCompared)

const name = 'compared'

/** Remembers in this tab what is compared, for a way to the comparison that does not carry it. */
export function keepCompared(query: string): void {
  try {
    sessionStorage.setItem(name, query)
  } catch {
    // Without storage a comparison is only where its link leads.
  }
}

/** The query of the last comparison of this tab; empty for none. */
export function keptComparison(): string {
  try {
    return sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

/** The query of a comparison of these; empty for none. */
export const comparisonQuery = (codes: readonly string[], { quantity, near, place }: Settings): string =>
  codes.length === 0
    ? ''
    : withChanges('', {
        codes: codes.join(','),
        quantity: quantity === usualQuantity ? undefined : String(quantity),
        near: near && nearText(near),
        place,
      })

type Settings = ReturnType<typeof settingsOf>

/** What was picked a moment ago, for which the address has not changed yet. */
let underWay: { from: string; drawn: string; codes: readonly string[] } | undefined

/** Another card may have been ticked a moment ago, which this one knows when it is drawn anew. */
function pickedNow(): readonly string[] {
  const { search } = window.location
  return underWay?.from === search ? underWay.codes : comparedIn(new URLSearchParams(search))
}

/** What was picked for a comparison on this page. */
export function useCompared() {
  const { params, go } = useAddress()
  // A box is ticked at once, though the address follows a moment later.
  const [codes, show] = useOptimistic(comparedIn(params))
  const drawn = params.toString()
  useEffect(() => {
    if (underWay?.drawn !== drawn) underWay = undefined
  }, [drawn])
  const put = (next: string[]) => {
    underWay = { from: window.location.search, drawn, codes: next }
    startTransition(() => {
      show(next)
      keepCompared(comparisonQuery(next, settingsOf(params)))
      go({ compare: next.join(',') }, 'replace')
    })
  }
  const toggle = (code: string) => {
    if (codes.includes(code)) return put(pickedNow().filter((one) => one !== code))
    const picked = pickedNow()
    if (picked.length < mostCompared) return put([...picked.filter((one) => one !== code), code])
    toast({ type: 'warning', title: `You can compare up to ${mostCompared} tyres. Remove one first.` })
  }
  return { codes, toggle, clear: () => put([]), pickedNow }
}
