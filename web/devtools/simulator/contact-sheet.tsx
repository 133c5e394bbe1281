import { useId, useState } from 'react'
import type { SharedContact } from '#core/contracts/devtools/simulator.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Sheet } from './sheet.tsx'

type Props = { name: string; onShare: (contact: SharedContact) => void; onClose: () => void }

const number = /^\+[1-9]\d{6,14}$/

/** The person's own card; a phone that hides its number has none that we know, so it is typed. */
export function ContactSheet({ name, onShare, onClose }: Props) {
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
