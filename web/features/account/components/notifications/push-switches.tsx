import { BellRing } from 'lucide-react'
import type { PreferencesView } from '#core/contracts/preferences.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Failed, Notice, Spinner } from '#web/components/ui/states.tsx'
import { usePushDevices } from '#web/features/account/use-push-devices.ts'
import { whyNoPush } from '#web/lib/device/push.ts'
import { PushDeviceRow } from './push-device-row.tsx'
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
