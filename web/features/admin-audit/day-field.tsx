import { useId } from 'react'
import { useAddress } from '#web/lib/page/address.ts'

/** A day that bounds the list below, kept in the address. */
export function DayField({ label, name }: { label: string; name: string }) {
  const { params, go } = useAddress()
  const id = useId()
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-ink-soft text-sm">
        {label}
      </label>
      <input
        id={id}
        type="date"
        className="min-h-11 rounded-lg border border-line-strong bg-surface px-2"
        value={params.get(name) ?? ''}
        onChange={({ target }) => go({ [name]: target.value || undefined }, 'replace')}
      />
    </div>
  )
}
