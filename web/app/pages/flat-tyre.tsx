import { read } from '#web/lib/api/read.ts'
import { plainHead } from '#web/lib/page/head.ts'
import type { PageInfo } from '#web/lib/page/page.ts'
import { settingsOf } from '#web/lib/page/search-address.ts'
import { FlatTyre } from '../../features/help/components/flat-tyre.tsx'

export const page: PageInfo = {
  reads: ({ query }) => {
    const { near } = settingsOf(query)
    return near ? [read('GET /help', { query: near })] : []
  },
  head: () =>
    plainHead(
      'Flat tyre? Help',
      'Who comes out to a flat tyre near you and is open now, with the number to call, and what to do meanwhile.',
      '/flat-tyre',
    ),
}

export const Component = FlatTyre
