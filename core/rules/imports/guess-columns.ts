import { type ListingField, listingFields } from '../seller/listing-fields.ts'
import { type ImportColumns, type ImportField, importFields, plainName } from './columns.ts'

const otherNames: Readonly<Record<Exclude<ImportField, ListingField>, string>> = {
  brand: 'tyrebrand,make,manufacturer,handelsmerk',
  model: 'name,tyrename,pattern,description,product,productname,tread,treadpattern,patroon',
  size: 'tyresize,dimension,dimensions,grootte',
  loadIndex: 'load,li,loadrating',
  speedRating: 'speed,speedindex,speedsymbol,si,sr',
  type: 'tyretype,category,tipe',
  runFlat: 'rft,runflattyre',
  price: 'sellingprice,retailprice,retail,sell,unitprice,priceincl,priceinclvat,priceincvat,amount,prys',
  quantity: 'quantity,qty,stock,soh,onhand,stockonhand,stockquantity,available,instock,voorraad',
  orderQuantity: 'orderin,canorder,orderquantity,supplierstock,bestelbaar',
  orderHours: 'ordertakes,orderhours,leadhours,leadtime,leadtimehours',
  orderUntil: 'lastorder,orderuntil,ordercutoff,cutoff',
}

const isOfListing = (field: ImportField): field is ListingField => Object.hasOwn(listingFields, field)
const otherNamesOf = (field: ImportField): string[] =>
  (isOfListing(field) ? listingFields[field].otherNames : otherNames[field]).split(',')

const known: ReadonlyMap<string, ImportField> = new Map(
  importFields.flatMap(({ field, name }) =>
    [field, name, ...otherNamesOf(field)].map((one) => [plainName(one), field] as const),
  ),
)

/** What a shop has said of its columns before: the field of each name, null for a column that is left out. */
export type RememberedColumns = Readonly<Record<string, ImportField | null>>

/** The columns by their names: as the shop has said before, else as they are usually called. The first one counts. */
export function guessColumns(header: readonly string[], remembered: RememberedColumns = {}): ImportColumns {
  const columns: ImportColumns = {}
  const taken = new Set<number>()
  const take = (field: ImportField | null | undefined, at: number) => {
    if (!field || columns[field] !== undefined || taken.has(at)) return
    columns[field] = at
    taken.add(at)
  }
  const said = (name: string) => (Object.hasOwn(remembered, plainName(name)) ? remembered[plainName(name)] : undefined)
  header.forEach((name, at) => {
    take(said(name), at)
  })
  header.forEach((name, at) => {
    if (said(name) === undefined) take(known.get(plainName(name)), at)
  })
  return columns
}

/** What to remember of a choice: also which columns were left out. */
export function rememberedColumns(header: readonly string[], columns: ImportColumns): RememberedColumns {
  const fieldAt = new Map(importFields.map(({ field }) => [columns[field], field] as const))
  return Object.fromEntries(
    header
      .map((name, at) => [plainName(name), fieldAt.get(at) ?? null] as const)
      .filter(([name]) => name !== '' && name !== '__proto__'),
  )
}
