import { Smartphone, X } from 'lucide-react'
import type { PhoneOnPage } from '#core/contracts/devtools/simulator.ts'
import { TreadMark } from '../../components/tread-mark.tsx'
import { Button } from '../../components/ui/button.tsx'

type Props = {
  choosing: boolean
  /** The phones that are not open, where something may wait. */
  elsewhere: PhoneOnPage[] | undefined
  onChoosing: () => void
}

export const TopBar = ({ choosing, elsewhere, onChoosing }: Props) => (
  <header className="flex items-center gap-2 border-line border-b bg-surface px-3 py-1.5">
    <a href="/" aria-label="Spoor, the home page" className="grid size-11 place-items-center rounded-lg hover:bg-sunk">
      <TreadMark className="size-6" />
    </a>
    <h1 className="min-w-0 flex-1 leading-tight">
      <span className="font-semibold">
        <span className="max-sm:sr-only">WhatsApp simulator</span>
        <span aria-hidden className="sm:hidden">
          Simulator
        </span>
      </span>
      <span className="block text-ink-soft text-xs max-sm:sr-only">
        Stands in for Twilio on this computer. Nothing leaves it.
      </span>
    </h1>
    <a href="/mailbox" className="grid min-h-11 place-items-center rounded-lg px-3 font-medium text-sm hover:bg-sunk">
      Mailbox
    </a>
    <Button
      aria-expanded={choosing}
      onClick={onChoosing}
      className="flex min-h-11 items-center gap-2 rounded-lg border border-line-strong px-3 font-medium text-sm hover:bg-sunk xl:hidden"
    >
      {choosing ? <X aria-hidden size={18} /> : <Smartphone aria-hidden size={18} />} Phones
      <News phones={elsewhere} />
    </Button>
  </header>
)

function News({ phones }: { phones: PhoneOnPage[] | undefined }) {
  const count = phones?.reduce((sum, phone) => sum + phone.unread, 0) ?? 0
  return count > 0 ? <Dot count={count} /> : null
}

/** Something unread waits here. */
export const Dot = ({ count }: { count: number }) => (
  <span className="size-2.5 shrink-0 rounded-full bg-whatsapp">
    <span className="sr-only">{count} unread</span>
  </span>
)
