import { useId } from 'react'
import { useAddress } from '#web/lib/page/address.ts'

type Props = {
  label: string
  /** The name in the address. */
  name: string
  /** By value: what it is called; the first one is chosen as long as the address says nothing. */
  choices: readonly (readonly [value: string, words: string])[]
}

/** A filter of the list below, kept in the address. */
export function AddressSelect({ label, name, choices }: Props) {
  const { params, go } = useAddress()
  const id = useId()
  const usual = choices[0]?.[0]
  return (
    <div className="flex min-w-0 items-center gap-2">
      <label htmlFor={id} className="text-ink-soft text-sm">
        {label}
      </label>
      <select
        id={id}
        className="min-h-11 min-w-0 rounded-lg border border-line-strong bg-surface px-2"
        value={params.get(name) ?? usual}
        onChange={({ target }) =>
          go({ [name]: target.value === usual ? undefined : target.value, page: undefined }, 'replace')
        }
      >
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
