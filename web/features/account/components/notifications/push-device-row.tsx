import { useState } from 'react'
import type { PushDevice } from '#core/contracts/notices/push.ts'
import { quietButton } from '#web/components/styles.ts'
import { CheckField, TextField } from '#web/components/ui/field.tsx'
import type { PushDevices } from '#web/features/account/use-push-devices.ts'
import { momentWords } from '#web/lib/dates.ts'

type Props = { device: PushDevice; push: PushDevices }

/** One browser: its name, how much it shows, and the way to end it. */
export function PushDeviceRow({ device, push: { isBusy, change, switchOff } }: Props) {
  const [name, setName] = useState<string>()
  const rename = () => {
    if (name?.trim() && name.trim() !== device.name) change(device.id, { name: name.trim() })
    setName(undefined)
  }
  return (
    <li className="py-3">
      {name === undefined ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <div className="min-w-0 grow basis-full sm:basis-0">
            <p className="wrap-anywhere font-semibold">{device.name}</p>
            <p className="text-ink-soft text-sm">
              {device.here ? 'This browser' : 'Another browser'}
              {device.lastSentAt && `, last used ${momentWords(device.lastSentAt)}`}
            </p>
          </div>
          <button
            type="button"
            className={quietButton}
            aria-label={`Rename ${device.name}`}
            onClick={() => setName(device.name)}
          >
            Rename
          </button>
          <button
            type="button"
            className={quietButton}
            aria-label={`Switch off ${device.name}`}
            disabled={isBusy}
            onClick={() => switchOff(device.id)}
          >
            Switch off
          </button>
        </div>
      ) : (
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            label="Name of this browser"
            className="grow"
            maxLength={60}
            autoFocus
            value={name}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setName(undefined)
              if (event.key !== 'Enter') return
              // The form around it is that of the switches.
              event.preventDefault()
              rename()
            }}
          />
          <button type="button" className={`${quietButton} min-h-12`} onClick={rename}>
            Keep
          </button>
        </div>
      )}
      <CheckField
        label="Show the words of messages"
        hint="Also on a locked screen, for everybody who sees it."
        checked={device.showsWords}
        disabled={isBusy}
        onChange={({ target }) => change(device.id, { showsWords: target.checked })}
      />
    </li>
  )
}
