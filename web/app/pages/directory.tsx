import { read } from '#web/lib/api/read.ts'
import { plainHead } from '#web/lib/page/head.ts'
import { breadcrumbsJson, shopListJson } from '#web/lib/page/json-ld.ts'
import type { PageInfo } from '#web/lib/page/page.ts'
import { Directory } from '../../features/directory/components/directory.tsx'
import { DIRECTORY, readDirectorySearch, shopsQuery } from '../../features/directory/directory-address.ts'

const title = 'Tyre Fitting Centres'

/** To search engines a province has a page of its own; texts, ratings, orders and places are the same page. */
export const page: PageInfo = {
  reads: ({ query }) => [read('GET /shops', { query: shopsQuery(readDirectorySearch(query)) }), read('GET /provinces')],
  head: ({ query }, answered) => {
    const directorySearch = readDirectorySearch(query)
    const province = directorySearch.near ? '' : directorySearch.province
    const path = province ? `${DIRECTORY}?province=${encodeURIComponent(province)}` : DIRECTORY
    const shops = answered('GET /shops', { query: shopsQuery(directorySearch) })?.shops ?? []
    const crumbs = [{ name: title, path: DIRECTORY }, ...(province ? [{ name: province, path }] : [])]
    return {
      ...plainHead(
        province ? `${title} in ${province}` : title,
        `Tyre shops ${province ? `in ${province}` : 'across South Africa'}: where they are, what they do, when they are open and how drivers rate them. Book a fitting online or on WhatsApp.`,
        path,
      ),
      // For those who read what the server drew; the browser's build leaves it out.
      ...(import.meta.env.SSR && {
        jsonLd: [breadcrumbsJson(crumbs), ...(shops.length > 0 ? [shopListJson(shops)] : [])],
      }),
      ...(province && shops.length === 0 && { noindex: true as const }),
    }
  },
}

export const Component = () => (
  <main>
    <Directory />
  </main>
)
