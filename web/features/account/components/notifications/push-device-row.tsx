import { useState } from 'react'
import type { PushDevice } from '#core/contracts/notices/push.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CheckField, TextField } from '#web/components/ui/field.tsx'
import type { PushDevices } from '#web/features/account/use-push-devices.ts'
import { momentWords } from '#web/lib/dates.ts'

type Props = { device: PushDevice; push: PushDevices }

/** One browser: its name, how much it shows, and the way to end it. */
export function PushDeviceRow({ device, push: { isBusy, change, switchOff } }: Props) {
  const { id, name, here, lastSentAt, showsWords } = device
  const [isNaming, setIsNaming] = useState(false)
  const rename = (next: string) => {
    if (next && next !== name) change(id, { name: next })
    setIsNaming(false)
  }
  return (
    <li className="py-3">
      {isNaming ? (
        <NameField name={name} onKeep={rename} onLeave={() => setIsNaming(false)} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <div className="min-w-0 grow basis-full sm:basis-0">
            <p className="wrap-anywhere font-semibold">{name}</p>
            <p className="text-ink-soft text-sm">
              {here ? 'This browser' : 'Another browser'}
              {lastSentAt && `, last used ${momentWords(lastSentAt)}`}
            </p>
          </div>
          <Button look="quiet" aria-label={`Rename ${name}`} onClick={() => setIsNaming(true)}>
            Rename
          </Button>
          <Button look="quiet" aria-label={`Switch off ${name}`} disabled={isBusy} onClick={() => switchOff(id)}>
            Switch off
          </Button>
        </div>
      )}
      <CheckField
        label="Show the words of messages"
        hint="Also on a locked screen, for everybody who sees it."
        checked={showsWords}
        disabled={isBusy}
        onChange={({ target }) => change(id, { showsWords: target.checked })}
      />
    </li>
  )
}

type Naming = { name: string; onKeep(next: string): void; onLeave(): void }

/** The form around it is that of the switches, so Enter keeps the name and sends nothing. */
function NameField({ name, onKeep, onLeave }: Naming) {
  const [typed, setTyped] = useState(name)
  const keep = () => onKeep(typed.trim())
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        label="Name of this browser"
        className="grow"
        maxLength={60}
        autoFocus
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onLeave()
          if (event.key !== 'Enter') return
          event.preventDefault()
          keep()
        }}
      />
      <Button look="quiet" className="min-h-12" onClick={keep}>
        Keep
      </Button>
    </div>
  )
}
