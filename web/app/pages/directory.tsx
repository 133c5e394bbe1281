import { Directory } from '../../features/directory/components/directory.tsx'
import { directoryPath, PROVINCES_PATH, wishOf } from '../../features/directory/directory-path.ts'
import { plainHead } from '../../lib/head.ts'
import type { PageInfo } from '../../lib/page.ts'

export const page: PageInfo = {
  reads: ({ query }) => {
    const wish = wishOf(query)
    return wish.nearMe ? [PROVINCES_PATH] : [PROVINCES_PATH, directoryPath(wish)]
  },
  head: () =>
    plainHead(
      'Tyre Fitting Centres',
      'Tyre shops in South Africa that fit, balance and align: where they are, when they are open, what they charge and which slots are free.',
      '/fitment-centres',
    ),
}

export const Component = () => (
  <main>
    <Directory />
  </main>
)
