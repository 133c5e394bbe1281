import { X } from 'lucide-react'
import type { PhoneOnPage } from '#core/contracts/devtools/simulator.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dot } from './dot.tsx'

type Props = {
  phones: PhoneOnPage[]
  shown: string | undefined
  onShow: (address: string) => void
  onClose: (address: string) => void
}

/** The open phones where only one fits on the screen. */
export const Tabs = ({ phones, shown, onShow, onClose }: Props) => (
  <nav aria-label="Open phones" className="flex overflow-x-auto border-line border-b bg-surface md:hidden">
    {phones.map(({ address, name, unread }) => {
      const current = address === shown
      return (
        <span
          key={address}
          className={`flex min-w-32 flex-1 items-center border-b-3 ${current ? 'border-accent' : 'border-transparent'}`}
        >
          <Button
            aria-current={current ? 'true' : undefined}
            onClick={() => onShow(address)}
            className={`flex min-h-11 min-w-0 flex-1 items-center gap-1.5 pl-3 text-left text-sm ${current ? 'font-semibold' : 'text-ink-soft'}`}
          >
            <span className="truncate">{name}</span>
            {!current && unread > 0 && <Dot count={unread} />}
          </Button>
          <Button
            aria-label={`Close the phone of ${name}`}
            onClick={() => onClose(address)}
            className="grid size-11 shrink-0 place-items-center text-ink-soft"
          >
            <X aria-hidden size={16} />
          </Button>
        </span>
      )
    })}
  </nav>
)
