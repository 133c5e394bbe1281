import type { PageRead } from '#core/contracts/drawn-page.ts'
import type { Answered } from '../api/read.ts'

/** Where a page stands: the names in its path, and the query. */
export type At = { params: Readonly<Record<string, string | undefined>>; query: URLSearchParams }

/** What a page says of itself to search engines and to chats that show a link as a card. Addresses are paths. */
export type Head = {
  title: string
  description?: string
  /** The one address of what is shown; the page's own path where it is missing. */
  canonical?: string
  /** 1200 x 630 */
  image?: { path: string; alt: string }
  jsonLd?: readonly object[]
  /** Not for search engines. */
  noindex?: true
  status?: 404
  /** The address under which this is found instead. */
  movedTo?: string
}

/** Every file of app/pages exports `page`, and its `Component`; screens that are a whole page stand in a table. */
export type PageInfo = {
  /** What the server fetches before it draws the page; the browser fetches it where an address needs it. */
  ready?(): Promise<void>
  /**
   * The reads of which the page is drawn on the server; the browser takes them over. A public page names public ones,
   * and one of the seller what its shop may read. `answered` gives what is read
   * already, for a read that depends on another one's answer. tests/api/pages/reads.test.ts holds it against the hooks.
   */
  reads?(at: At, answered: Answered): readonly PageRead[]
  head(at: At, answered: Answered): Head
}
