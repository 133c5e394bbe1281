/** Where a page stands: the names in its path, and the query. */
export type At = { params: Readonly<Record<string, string | undefined>>; query: URLSearchParams }

/** What a read of the API answered, where it has. */
export type Read = <Answer>(path: string) => Answer | undefined

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

/** Every file of app/pages exports `page`, and its `Component`. */
export type PageInfo = {
  /** Paths of the public API that the server reads before it draws the page; the browser takes them over. */
  reads?(at: At): string[]
  head(at: At, read: Read): Head
}
