import {
  type ListingField,
  type ListingValues,
  listingFieldNames,
  listingFields,
} from '#core/rules/seller/listing-fields.ts'
import { TextField } from '../../components/ui/field.tsx'

export type TypedFields = Record<ListingField, string>

/** As they stand in a form; without values, of a new listing. */
export const typedFields = (values?: ListingValues): TypedFields =>
  Object.fromEntries(listingFieldNames.map((name) => [name, String(values?.[name] ?? '')])) as TypedFields

type Props = {
  typed: TypedFields
  /** What is wrong is said once it was to be saved. */
  isTried: boolean
  set(name: ListingField): { value: string; onChange(event: { target: { value: string } }): void }
}

/** What a shop may say of a tyre beside price and stock. */
export const ListingFields = ({ typed, isTried, set }: Props) =>
  listingFieldNames.map((name) => {
    const { label, hint, input, read, wrong } = listingFields[name]
    const text = typed[name].trim()
    return (
      <TextField
        key={name}
        label={label}
        hint={hint}
        optional
        error={isTried && text && read(text) === undefined ? `${label} ${wrong}` : undefined}
        {...input}
        {...set(name)}
      />
    )
  })
