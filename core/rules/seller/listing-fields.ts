/** The most characters of a shop's own number of an article. */
export const MAX_SKU = 64

/**
 * What a shop may say of a tyre on its shelves beside price and stock, each by its name on the wire. Contracts, SQL,
 * import, export, forms and tables take it from here.
 */
export const listingFields = {
  sku: {
    /** In the table `listing`. */
    column: 'sku',
    label: 'SKU',
    hint: 'Your own number of the article',
    /** Of the field in which it is typed. */
    input: { maxLength: MAX_SKU },
    /** As price lists call it besides, with commas between. */
    otherNames: 'stockcode,itemcode,code,partnumber,partno,item,productcode,stockno,artikel',
    /** What is typed or stands in a cell, never empty; undefined if it is none. */
    read: (text: string): string | undefined => (text.length > MAX_SKU ? undefined : text),
    wrong: `is longer than ${MAX_SKU} characters`,
  },
} as const

type Fields = typeof listingFields
export type ListingField = keyof Fields
export const listingFieldNames = Object.keys(listingFields) as ListingField[]

/** The fields of a listing; null where its shop has said nothing. */
export type ListingValues = { [Name in ListingField]: Exclude<ReturnType<Fields[Name]['read']>, undefined> | null }
/** What somebody says of them; what is left out stays as it is. */
export type SaidOfListing = { [Name in ListingField]?: ListingValues[Name] | undefined }
type ReadFields = { [Name in ListingField]?: NonNullable<ListingValues[Name]> }
/** The same fields as a row of the table holds them. */
export type ListingFieldColumns = { [Name in ListingField as Fields[Name]['column']]: ListingValues[Name] }

const each = <Of>(entry: (name: ListingField) => [string, unknown]): Of =>
  Object.fromEntries(listingFieldNames.map(entry)) as Of

export const valuesOf = (row: ListingFieldColumns): ListingValues =>
  each((name) => [name, row[listingFields[name].column]])

export const columnsOf = (values: ListingValues): ListingFieldColumns =>
  each((name) => [listingFields[name].column, values[name]])

/** The fields after somebody has said something of them; without `before`, of a new listing. */
export const saidOver = (said: SaidOfListing, before?: ListingValues): ListingValues =>
  each((name) => [name, said[name] === undefined ? (before?.[name] ?? null) : said[name]])

/** What cells or fields of a form say; an empty one says nothing. */
export function readListingFields(textOf: (name: ListingField) => string): { value: ReadFields } | { problem: string } {
  const value: Partial<Record<ListingField, unknown>> = {}
  for (const name of listingFieldNames) {
    const text = textOf(name)
    if (text === '') continue
    value[name] = listingFields[name].read(text)
    if (value[name] === undefined) return { problem: `${listingFields[name].label} ${listingFields[name].wrong}` }
  }
  return { value: value as ReadFields }
}
