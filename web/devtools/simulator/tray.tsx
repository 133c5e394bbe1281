import { Plus, Search } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import type { PhoneOnPage } from '#core/contracts/devtools/simulator.ts'
import { Button } from '#web/components/ui/button.tsx'
import { summaryOf } from './bubble.tsx'
import { timeOf } from './times.ts'

type Props = { phones: PhoneOnPage[] | undefined; open: string[]; onToggle: (address: string) => void }

/** Every phone at hand: drivers, then the shops; a dot says that something waits there. */
export function Tray({ phones, open, onToggle }: Props) {
  const [wanted, setWanted] = useState('')
  const id = useId()
  const words = wanted.trim().toLowerCase()
  const shown = phones
    ?.toSorted(newestFirst)
    .filter(({ name, address, place }) => `${name} ${address} ${place ?? ''}`.toLowerCase().includes(words))
  const typed = numberOf(wanted)
  const addTyped = (event: FormEvent) => {
    event.preventDefault()
    const [only] = shown ?? []
    if (typed) onToggle(typed)
    else if (only && shown?.length === 1) onToggle(only.address)
    else return
    setWanted('')
  }
  return (
    <div className="flex h-full min-h-0 flex-col">
      <form onSubmit={addTyped} className="p-3 pb-2">
        <label htmlFor={id} className="mb-1 block font-medium text-sm">
          Find a phone, or type a new number
        </label>
        <span className="relative block">
          <Search aria-hidden size={18} className="absolute top-3.5 left-3 text-ink-soft" />
          <input
            id={id}
            type="search"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
            placeholder="Shop, town or +27…"
            autoComplete="off"
            className="min-h-11 w-full rounded-lg border border-line-strong bg-surface pr-3 pl-10"
          />
        </span>
      </form>
      <section
        aria-label="Phones"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-3"
      >
        {typed && !shown?.some((phone) => phone.address === typed) && (
          <NewNumber address={typed} onOpen={() => onToggle(typed)} />
        )}
        {!shown && <TrayWaiting />}
        <Group
          title="Drivers"
          phones={shown?.filter((phone) => phone.role === 'driver')}
          open={open}
          onToggle={onToggle}
        />
        <Group title="Shops" phones={shown?.filter((phone) => phone.role === 'shop')} open={open} onToggle={onToggle} />
        {shown?.length === 0 && !typed && <p className="px-3 py-2 text-ink-soft">No phone matches.</p>}
      </section>
    </div>
  )
}

const NewNumber = ({ address, onOpen }: { address: string; onOpen: () => void }) => (
  <Button onClick={onOpen} className="flex min-h-12 w-full items-center gap-2 px-3 text-left hover:bg-sunk">
    <Plus aria-hidden size={18} /> Open a phone with <span className="tabular-nums">{address}</span>
  </Button>
)

/** As in any chat: whoever heard or wrote last stands first; the others stay in their order. */
const newestFirst = (a: PhoneOnPage, b: PhoneOnPage): number => (b.last?.at ?? '').localeCompare(a.last?.at ?? '')

const numberOf = (text: string): string | undefined => {
  const digits = text.replace(/[\s()-]/g, '')
  if (/^\+[1-9]\d{8,14}$/.test(digits)) return digits
  return /^0[1-9]\d{8}$/.test(digits) ? `+27${digits.slice(1)}` : undefined
}

function Group({
  title,
  phones,
  open,
  onToggle,
}: { title: string; phones: PhoneOnPage[] | undefined } & Pick<Props, 'open' | 'onToggle'>) {
  const id = useId()
  if (!phones?.length) return null
  return (
    <>
      <h2 id={id} className="px-3 pt-3 pb-1 font-semibold text-ink-soft text-xs uppercase tracking-wide">
        {title}
      </h2>
      <ul aria-labelledby={id}>
        {phones.map((phone) => (
          <li key={phone.address}>
            <Row phone={phone} isOpen={open.includes(phone.address)} onToggle={() => onToggle(phone.address)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Row({ phone, isOpen, onToggle }: { phone: PhoneOnPage; isOpen: boolean; onToggle: () => void }) {
  const news = phone.unread > 0
  return (
    <Button
      aria-pressed={isOpen}
      onClick={onToggle}
      className={`flex min-h-14 w-full items-center gap-2 px-3 py-1.5 text-left hover:bg-sunk ${isOpen ? 'bg-accent-wash' : ''}`}
    >
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 truncate font-medium text-[15px]">{phone.name}</span>
          {phone.last && <time className="text-ink-soft text-xs tabular-nums">{timeOf(phone.last.at)}</time>}
        </span>
        <span className="block truncate text-ink-soft text-sm">
          {phone.last ? summaryOf(phone.last) : (phone.place ?? phone.address)}
        </span>
      </span>
      {news && (
        <span className="grid h-5 min-w-5 place-items-center rounded-full bg-whatsapp px-1 font-semibold text-on-whatsapp text-xs tabular-nums">
          {phone.unread}
          <span className="sr-only"> unread</span>
        </span>
      )}
    </Button>
  )
}

const TrayWaiting = () => (
  <div aria-hidden className="space-y-2 px-3 pt-3">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
      <span key={key} className="skeleton block h-12 rounded-lg" />
    ))}
  </div>
)
