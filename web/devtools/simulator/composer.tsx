import { Camera, FileText, MapPin, Mic, Plus, SendHorizontal, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Bubble, WriteOnPhone } from '#core/contracts/devtools/simulator.ts'
import { Button } from '#web/components/ui/button.tsx'
import { summaryOf } from './bubble.tsx'

type Props = {
  name: string
  business: string
  replyTo: Bubble | undefined
  prefill: string | undefined
  onDropReply: () => void
  onSend: (message: Omit<WriteOnPhone, 'from'>) => void
  onAttach: (what: Attachable) => void
}

/** What a phone sends beside words. */
export type Attachable = 'location' | 'photo' | 'document' | 'voice'

const longest = 1600

export function Composer({ name, business, replyTo, prefill, onDropReply, onSend, onAttach }: Props) {
  const [text, setText] = useState(prefill ?? '')
  const [attaching, setAttaching] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useEffect(() => {
    if (replyTo || prefill) box.current?.focus()
  }, [replyTo, prefill])

  const send = () => {
    const words = text.trim()
    if (words === '') return
    onSend({ text: words, ...(replyTo && { replyTo: replyTo.sid }) })
    setText('')
    onDropReply()
    box.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const touch = window.matchMedia('(pointer: coarse)').matches
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && !touch) {
      event.preventDefault()
      send()
    }
    if (event.key === 'Escape' && replyTo) onDropReply()
  }
  const attach = (what: Attachable) => {
    setAttaching(false)
    onAttach(what)
  }

  return (
    <div className="bg-sunk p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      {replyTo && <Replying bubble={replyTo} business={business} onDrop={onDropReply} />}
      {attaching && <Attach onAttach={attach} />}
      <div className="flex items-end gap-1.5">
        <AttachToggle open={attaching} onToggle={() => setAttaching((open) => !open)} />
        <label htmlFor={id} className="sr-only">
          Message from {name}
        </label>
        <textarea
          ref={box}
          id={id}
          rows={1}
          value={text}
          maxLength={longest}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder="Message"
          enterKeyHint="send"
          className="field-sizing-content max-h-32 min-h-11 min-w-0 flex-1 resize-none rounded-3xl border border-line bg-surface px-4 py-2.5 text-base leading-snug"
        />
        <SendButton disabled={text.trim() === ''} onSend={send} />
      </div>
    </div>
  )
}

const SendButton = ({ disabled, onSend }: { disabled: boolean; onSend: () => void }) => (
  <Button
    aria-label="Send"
    disabled={disabled}
    onClick={onSend}
    className="pressable grid size-11 shrink-0 place-items-center rounded-full bg-whatsapp text-on-whatsapp hover:bg-whatsapp-press disabled:bg-line disabled:text-ink-soft"
  >
    <SendHorizontal aria-hidden size={20} />
  </Button>
)

const AttachToggle = ({ open, onToggle }: { open: boolean; onToggle: () => void }) => (
  <Button
    aria-label="Attach"
    aria-expanded={open}
    onClick={onToggle}
    className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-surface"
  >
    <Plus aria-hidden size={22} className={open ? 'rotate-45' : ''} />
  </Button>
)

const Attach = ({ onAttach }: Pick<Props, 'onAttach'>) => (
  <div className="mb-2 grid grid-cols-2 gap-2">
    <AttachButton icon={<MapPin aria-hidden size={20} />} label="Location" onClick={() => onAttach('location')} />
    <AttachButton icon={<Camera aria-hidden size={20} />} label="Photo" onClick={() => onAttach('photo')} />
    <AttachButton icon={<FileText aria-hidden size={20} />} label="Document" onClick={() => onAttach('document')} />
    <AttachButton icon={<Mic aria-hidden size={20} />} label="Voice note" onClick={() => onAttach('voice')} />
  </div>
)

const AttachButton = ({ icon, label, onClick }: { icon: React.ReactNode; label: string; onClick: () => void }) => (
  <Button
    onClick={onClick}
    className="pressable flex min-h-11 flex-1 items-center justify-center gap-2 rounded-xl bg-surface font-medium text-[15px] text-whatsapp-ink hover:bg-paper"
  >
    {icon}
    {label}
  </Button>
)

const Replying = ({ bubble, business, onDrop }: { bubble: Bubble; business: string; onDrop: () => void }) => (
  <div className="mb-2 flex items-center gap-2 rounded-lg border-whatsapp-ink border-l-4 bg-surface py-1 pr-1 pl-2 text-sm">
    <p className="min-w-0 flex-1">
      <span className="block font-semibold text-whatsapp-ink">{bubble.by === 'person' ? 'You' : business}</span>
      <span className="block truncate">{summaryOf(bubble)}</span>
    </p>
    <Button
      aria-label="Do not reply to this message"
      onClick={onDrop}
      className="grid size-11 place-items-center rounded-full hover:bg-sunk"
    >
      <X aria-hidden size={18} />
    </Button>
  </div>
)
