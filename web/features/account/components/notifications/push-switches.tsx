import { useQueryClient } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import type { PushDevice, PushState } from '#core/contracts/notices.ts'
import type { PreferencesView } from '#core/contracts/preferences.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CheckField, TextField } from '#web/components/ui/field.tsx'
import { Failed, Notice, Spinner } from '#web/components/ui/states.tsx'
import { showAnswer } from '#web/lib/api/cache.ts'
import { queryKeyOf } from '#web/lib/api/read.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { momentWords } from '#web/lib/dates.ts'
import { subscribeHere, unsubscribeHere, whyNoPush } from '#web/lib/device/push.ts'
import { toast } from '#web/lib/toast.ts'
import { SwitchGroup } from './switch-group.tsx'

type Switches = PreferencesView['push']

/** What browsers show while the website is closed, and which browsers do. */
export function PushSwitches({ switches, onChange }: { switches: Switches; onChange(next: Partial<Switches>): void }) {
  return (
    <SwitchGroup
      title="Push"
      channel="push"
      switches={switches}
      topics={['bookings', 'quotes', 'messages', 'deals']}
      onSwitch={onChange}
      onMaster={(enabled) => onChange({ enabled })}
    >
      <Browsers />
    </SwitchGroup>
  )
}

function Browsers() {
  const push = usePushDevices()
  const { devices, failed, problem, isBusy, switchOn } = push
  if (failed)
    return <Failed title="Your browsers could not be loaded" onRetry={failed.retry} retrying={failed.trying} />
  if (!devices) return <Spinner>Loading...</Spinner>
  const isHere = devices.some(({ here }) => here)
  const cannot = isHere ? undefined : whyNoPush()
  return (
    <div className="grid gap-3 py-2">
      {devices.length > 0 && (
        <ul className="divide-y divide-line border-line border-y" aria-label="Browsers that show notifications">
          {devices.map((device) => (
            <PushDeviceRow key={device.id} device={device} push={push} />
          ))}
        </ul>
      )}
      {!isHere &&
        (cannot ? (
          <p className="text-ink-soft text-sm">{cannot}</p>
        ) : (
          <div>
            <Button look="quiet" disabled={isBusy} onClick={() => void switchOn()}>
              <BellRing aria-hidden size={18} /> Show notifications in this browser
            </Button>
            <p className="mt-1 text-ink-soft text-sm">
              Also while this site is closed, until you sign out here. They name the sender, not the words.
            </p>
          </div>
        ))}
      {problem && <Notice tone="error">{problem}</Notice>}
    </div>
  )
}

type Props = { device: PushDevice; push: PushDevices }

/** One browser: its name, how much it shows, and the way to end it. */
function PushDeviceRow({ device, push: { isBusy, change, switchOff } }: Props) {
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

/** The browsers that show somebody's notices, and what can be done with them. */
function usePushDevices() {
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useRead('GET /push/devices')
  const [problem, setProblem] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const options = {
    onDone: (state: PushState) => {
      setProblem('')
      showAnswer(client, queryKeyOf('GET /push/devices'), state)
    },
    onFailed: ({ message }: { message: string }) => setProblem(message),
  }
  const adding = useSend('POST /push/devices', options)
  const changing = useSend('PATCH /push/devices/:id', options)
  const removing = useSend('DELETE /push/devices/:id', {
    ...options,
    onDone: (state, { params: { id } }) => {
      if (data?.devices.some((device) => device.here && device.id === id)) void unsubscribeHere().catch(() => {})
      options.onDone(state)
      toast({ type: 'success', title: 'Notifications are off there' })
    },
  })
  const switchOn = async () => {
    if (!data) return
    setIsAsking(true)
    setProblem('')
    try {
      adding.mutate({ body: await subscribeHere(data.publicKey) })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Notifications could not be switched on. Please try again.')
    }
    setIsAsking(false)
  }
  return {
    devices: data?.devices,
    failed: error && { retry: () => void refetch(), trying: isFetching },
    problem,
    isBusy: isAsking || adding.isPending || changing.isPending || removing.isPending,
    switchOn,
    change: (id: string, body: { name?: string; showsWords?: boolean }) => changing.mutate({ params: { id }, body }),
    switchOff: (id: string) => removing.mutate({ params: { id } }),
  }
}

type PushDevices = ReturnType<typeof usePushDevices>
