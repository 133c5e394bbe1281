import { Button } from '#web/components/ui/button.tsx'
import type { Changes } from '#web/lib/page/address.ts'
import type { Wish } from '#web/lib/page/search-address.ts'

type Props = { wish: Wish; onChange(changes: Changes): void }

/** Front and rear differ: the other one is a tap away. */
export default function OtherAxle({ wish, onChange }: Props) {
  return (
    <p className="mb-5 flex flex-wrap items-center gap-3 rounded-lg bg-accent-wash px-4 py-2">
      <span>
        The other axle has <span className="lettering">{wish.otherSize}</span>.
      </span>
      <Button
        look="quiet"
        onClick={() => onChange({ size: wish.otherSize, other: wish.size, load: undefined, speed: undefined })}
      >
        Show {wish.otherSize}
      </Button>
    </p>
  )
}
