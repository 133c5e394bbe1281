import { X } from 'lucide-react'
import { useAddress } from '#web/lib/page/address.ts'
import { Button } from '../ui/button.tsx'

export type Chip = {
  /** The name in the address that it stands for. */
  name: string
  /** In words: 'Status: pending'. */
  words: string
}

/** The filters that are set, each to be taken away by a tap. Nothing if there are none. */
export function FilterChips({ chips }: { chips: readonly Chip[] }) {
  const { go } = useAddress()
  if (chips.length === 0) return null
  return (
    <ul aria-label="Filters" className="flex flex-wrap gap-2">
      {chips.map(({ name, words }) => (
        <li key={name}>
          <Button
            className="inline-flex min-h-9 items-center gap-1 rounded-full bg-sunk pr-2 pl-3 font-medium text-sm hover:bg-line pointer-coarse:min-h-11"
            onClick={() => go({ [name]: undefined, page: undefined }, 'replace')}
          >
            {words}
            <X aria-hidden size={16} />
            <span className="sr-only">, take away</span>
          </Button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Button
            className="min-h-9 px-2 font-semibold text-sm underline underline-offset-4 pointer-coarse:min-h-11"
            onClick={() =>
              go({ ...Object.fromEntries(chips.map(({ name }) => [name, undefined])), page: undefined }, 'replace')
            }
          >
            Clear all
          </Button>
        </li>
      )}
    </ul>
  )
}
