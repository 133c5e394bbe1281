import { read } from '#web/lib/api/read.ts'
import { comparisonHead } from '#web/lib/page/head.ts'
import type { PageInfo } from '#web/lib/page/page.ts'
import { container } from '../../components/styles.ts'
import { compareQuery } from '../../features/compare/compare-query.ts'
import { Comparison } from '../../features/compare/components/comparison.tsx'
import { COMPARISON } from '../../lib/compare.ts'

export const page: PageInfo = {
  reads: ({ query }) => {
    const compared = compareQuery(query)
    return compared ? [read('GET /compare', { query: compared })] : []
  },
  head: ({ query }, answered) => {
    const compared = compareQuery(query)
    const offers = (compared && answered('GET /compare', { query: compared })?.offers) ?? []
    return comparisonHead(offers, `${COMPARISON}${compared ? `?codes=${compared.codes.join(',')}` : ''}`)
  },
}

export const Component = () => (
  <main className={`${container} py-6 md:py-10`}>
    <h1 className="font-bold text-2xl md:text-3xl">Compare tyres</h1>
    <Comparison />
  </main>
)
