/** The paths of the website that are shared, mapped for search engines and written into messages. */
export const shopAddress = (slug: string): string => `/business/${encodeURIComponent(slug)}`

/** A slash needs no escape in a query, and reads better. */
export const sizeAddress = (size: string): string =>
  `/search/results?size=${encodeURIComponent(size).replaceAll('%2F', '/')}`

/** A deal opens over the home page. */
export const dealAddress = (code: string): string => `/?form=deal&f.deal=${encodeURIComponent(code)}`

/** One tyre of one shop, with everything that is said of it. */
export const tyreAddress = (code: string): string => `/comparison?codes=${encodeURIComponent(code)}`
