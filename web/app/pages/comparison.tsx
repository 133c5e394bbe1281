import { read } from '#web/lib/api/read.ts'
import type { PageInfo } from '#web/lib/page/page.ts'
import { container } from '../../components/styles.ts'
import { compareQuery } from '../../features/compare/compare-query.ts'
import { Comparison } from '../../features/compare/components/comparison.tsx'

export const page: PageInfo = {
  reads: ({ query }) => {
    const compared = compareQuery(query)
    return compared ? [read('GET /compare', { query: compared })] : []
  },
  head: () => ({
    title: 'Compare tyres · Spoor',
    description: 'Up to four tyres side by side: price with fitting, load, speed, shop and distance.',
    noindex: true,
  }),
}

export const Component = () => (
  <main className={`${container} py-6 md:py-10`}>
    <h1 className="font-bold text-2xl md:text-3xl">Compare tyres</h1>
    <Comparison />
  </main>
)
