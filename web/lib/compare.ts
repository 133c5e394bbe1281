import { startTransition, useOptimistic } from 'react'
import { mostCompared } from '#core/rules/website/compare.ts'
import { useAddress } from './page/address.ts'
import { toast } from './toast.ts'

export const COMPARISON = '/comparison'

/** The codes of what is compared; they stand in the address. */
export const comparedIn = (params: URLSearchParams, name = 'compare'): string[] =>
  [...new Set((params.get(name) ?? '').split(',').filter(Boolean))].slice(0, mostCompared)

/** What was picked for a comparison on this page. */
export function useCompared() {
  const { params, go } = useAddress()
  // A box is ticked at once, though the address follows a moment later.
  const [codes, show] = useOptimistic(comparedIn(params))
  const put = (next: string[]) =>
    startTransition(() => {
      show(next)
      go({ compare: next.join(',') }, 'replace')
    })
  const toggle = (code: string) => {
    if (codes.includes(code)) return put(codes.filter((one) => one !== code))
    if (codes.length < mostCompared) return put([...codes, code])
    toast({ type: 'warning', title: `You can compare up to ${mostCompared} tyres. Remove one first.` })
  }
  return { codes, toggle, clear: () => put([]) }
}
