import { Button } from '#web/components/ui/button.tsx'
import type { Changes } from '#web/lib/page/address.ts'
import type { TyreSearch } from '#web/lib/page/search-address.ts'

type Props = { query: TyreSearch; onChange(changes: Changes): void }

/** Front and rear differ: the other one is a tap away. */
export default function OtherAxle({ query, onChange }: Props) {
  return (
    <p className="mb-5 flex flex-wrap items-center gap-3 rounded-lg bg-accent-wash px-4 py-2">
      <span>
        The other axle has <span className="lettering">{query.otherSize}</span>.
      </span>
      <Button
        look="quiet"
        onClick={() => onChange({ size: query.otherSize, other: query.size, load: undefined, speed: undefined })}
      >
        Show {query.otherSize}
      </Button>
    </p>
  )
}
