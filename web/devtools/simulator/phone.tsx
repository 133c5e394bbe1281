import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import type {
  Bubble as BubbleData,
  PhoneOnPage,
  SharedContact,
  Shown,
  WriteOnPhone,
} from '#core/contracts/devtools/simulator.ts'
import { TreadMark } from '../../components/tread-mark.tsx'
import { Button } from '../../components/ui/button.tsx'
import { bubblesQuery, markRead, useTyping, useWrite } from './chat-data.ts'
import { type Attachable, Composer } from './composer.tsx'
import { DocumentSheet, VoiceSheet } from './file-sheet.tsx'
import { LocationSheet } from './location-sheet.tsx'
import { Log } from './log.tsx'
import { PhotoSheet } from './sample-photo.tsx'
import { Sheet } from './sheet.tsx'

type Props = {
  phone: PhoneOnPage
  business: { name: string; address: string }
  /** Whether somebody looks at it: what arrives is then read. */
  visible: boolean
  prefill: string | undefined
  onClose: () => void
  onPrefillUsed: () => void
}

type OpenSheet = { kind: 'list' | 'contact'; bubble: BubbleData } | { kind: Attachable } | undefined

export function Phone({ phone, business, visible, prefill, onClose, onPrefillUsed }: Props) {
  const bubbles = useQuery(bubblesQuery(phone.address))
  const write = useWrite(phone.address)
  const isTyping = useTyping(phone.address)
  const [replyTo, setReplyTo] = useState<BubbleData>()
  const [sheet, setSheet] = useState<OpenSheet>()
  const heading = useId()
  useReading(phone.address, bubbles.data?.bubbles, visible)

  const send = (message: Omit<WriteOnPhone, 'from'>) => {
    setSheet(undefined)
    if (prefill) onPrefillUsed()
    write.mutate({ name: phone.name, ...message })
  }

  return (
    <section aria-labelledby={heading} className="flex h-full min-h-0 w-full max-w-[430px] flex-col">
      <Owner phone={phone} id={heading} onClose={onClose} />
      <div className="relative flex min-h-0 flex-1 flex-col overflow-hidden border-line bg-chat-wall md:rounded-[26px] md:border-[6px] md:border-rubber md:shadow-card">
        <div inert={sheet !== undefined} className="flex min-h-0 flex-1 flex-col">
          <Business business={business} />
          <Log
            bubbles={bubbles.data?.bubbles}
            failed={bubbles.isError}
            onRetry={() => void bubbles.refetch()}
            name={phone.name}
            isShop={phone.role === 'shop'}
            business={business.name}
            onReply={setReplyTo}
            onChoose={(choice, sid) => send({ choice, replyTo: sid })}
            onOpenList={(bubble) => setSheet({ kind: 'list', bubble })}
            onShareContact={(bubble) => setSheet({ kind: 'contact', bubble })}
            isTyping={isTyping}
          />
          <p role="alert" className="bg-danger-wash px-3 py-2 text-danger text-sm empty:hidden">
            {write.error?.message}
          </p>
          <Composer
            key={prefill}
            name={phone.name}
            business={business.name}
            replyTo={replyTo}
            prefill={prefill}
            onDropReply={() => setReplyTo(undefined)}
            onSend={send}
            onAttach={(kind) => setSheet({ kind })}
          />
        </div>
        <OpenedSheet sheet={sheet} name={phone.name} onSend={send} onClose={() => setSheet(undefined)} />
      </div>
    </section>
  )
}

const Owner = ({ phone, id, onClose }: Pick<Props, 'phone' | 'onClose'> & { id: string }) => (
  <header className="flex items-center gap-2 pb-1 pl-2 max-md:hidden">
    <h2 id={id} className="min-w-0 flex-1 truncate text-sm">
      <span className="font-semibold">{phone.name}</span>{' '}
      <span className="text-ink-soft">{phone.role === 'shop' ? (phone.place ?? 'shop') : phone.address}</span>
    </h2>
    <Button
      onClick={onClose}
      aria-label={`Close the phone of ${phone.name}`}
      className="grid size-11 place-items-center rounded-full hover:bg-line"
    >
      <X aria-hidden size={18} />
    </Button>
  </header>
)

type SheetProps = {
  sheet: OpenSheet
  name: string
  onSend: (message: Omit<WriteOnPhone, 'from'>) => void
  onClose: () => void
}

function OpenedSheet({ sheet, name, onSend, onClose }: SheetProps) {
  if (sheet?.kind === 'location')
    return <LocationSheet onShare={(location) => onSend({ location })} onClose={onClose} />
  if (sheet?.kind === 'voice') return <VoiceSheet onSend={(media) => onSend({ media })} onClose={onClose} />
  if (sheet?.kind === 'document') return <DocumentSheet onSend={(media) => onSend({ media })} onClose={onClose} />
  if (sheet?.kind === 'photo') return <PhotoSheet onSend={(media) => onSend({ media })} onClose={onClose} />
  const { sid, shown } = sheet && 'bubble' in sheet ? sheet.bubble : {}
  if (sheet?.kind === 'contact')
    return (
      <ContactSheet
        name={name}
        onShare={(contact) => onSend({ contact, ...(sid && { replyTo: sid }) })}
        onClose={onClose}
      />
    )
  if (!shown?.list) return null
  return <ListSheet list={shown.list} onChoose={(choice) => onSend({ choice, replyTo: sid })} onClose={onClose} />
}

const Business = ({ business }: { business: Props['business'] }) => (
  <div className="flex items-center gap-3 bg-rubber px-3 py-2 text-lettering">
    <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
      <TreadMark className="size-6" />
    </span>
    <p className="min-w-0 leading-tight">
      <span className="flex items-center gap-1 font-semibold">
        {business.name}
        <BadgeCheck aria-label="Business account" size={16} className="text-[#7fd4dc]" />
      </span>
      <span className="text-[13px] tabular-nums opacity-80">{business.address}</span>
    </p>
  </div>
)

/** What arrives on a phone that somebody looks at is read. */
function useReading(address: string, bubbles: BubbleData[] | undefined, visible: boolean): void {
  const waiting = bubbles?.filter((bubble) => bubble.by === 'business' && bubble.status === 'delivered').length ?? 0
  useEffect(() => {
    const read = () => {
      if (visible && waiting > 0 && document.visibilityState === 'visible')
        void markRead(address).catch(() => undefined)
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [address, waiting, visible])
}

type ContactSheetProps = { name: string; onShare: (contact: SharedContact) => void; onClose: () => void }

const number = /^\+[1-9]\d{6,14}$/

/** The person's own card; a phone that hides its number has none that we know, so it is typed. */
function ContactSheet({ name, onShare, onClose }: ContactSheetProps) {
  const [phone, setPhone] = useState('+27820001234')
  const id = useId()
  const share = (
    <Button
      disabled={!number.test(phone)}
      onClick={() => onShare({ name, phone })}
      className="pressable min-h-11 w-full rounded-full bg-whatsapp font-semibold text-on-whatsapp hover:bg-whatsapp-press disabled:bg-sunk disabled:text-ink-soft"
    >
      Share
    </Button>
  )
  return (
    <Sheet title="Share your contact info" onClose={onClose} footer={share}>
      <div className="p-4">
        <p className="font-semibold">{name}</p>
        <label htmlFor={id} className="mt-2 block text-sm">
          Number
        </label>
        <input
          id={id}
          type="tel"
          value={phone}
          onChange={(event) => setPhone(event.target.value.replace(/\s/g, ''))}
          className="mt-1 min-h-11 w-full rounded-lg border border-line-strong bg-surface px-3 text-base"
        />
      </div>
    </Sheet>
  )
}

type ListSheetProps = { list: NonNullable<Shown['list']>; onChoose: (id: string) => void; onClose: () => void }

/** The rows behind a list message: choose one, then send it. */
function ListSheet({ list, onChoose, onClose }: ListSheetProps) {
  const [chosen, setChosen] = useState<string>()
  const send = (
    <Button
      disabled={chosen === undefined}
      onClick={() => chosen !== undefined && onChoose(chosen)}
      className="pressable min-h-11 w-full rounded-full bg-whatsapp font-semibold text-on-whatsapp hover:bg-whatsapp-press disabled:bg-sunk disabled:text-ink-soft"
    >
      Send
    </Button>
  )
  return (
    <Sheet title={list.button} onClose={onClose} footer={send}>
      <fieldset className="py-1">
        <legend className="sr-only">{list.button}</legend>
        {list.rows.map((row) => (
          <label key={row.id} className="flex min-h-14 cursor-pointer items-center gap-3 px-4 py-2 hover:bg-sunk">
            <span className="min-w-0 flex-1">
              <span className="block text-[15px]">{row.title}</span>
              {row.description && <span className="block text-ink-soft text-sm">{row.description}</span>}
            </span>
            <input
              type="radio"
              name={`rows-${list.button}`}
              value={row.id}
              checked={chosen === row.id}
              onChange={() => setChosen(row.id)}
              className="size-5 accent-whatsapp-ink"
            />
          </label>
        ))}
      </fieldset>
    </Sheet>
  )
}
