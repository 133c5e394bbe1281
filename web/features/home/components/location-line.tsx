import { LoaderCircle, LocateFixed, MapPin, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { useDevicePosition } from '#web/lib/device/device-position.ts'

/** Where the driver is, or an offer to say so. Takes the same room whichever it is. */
export function LocationLine() {
  const { city, point, loading, error, permission, ask } = useDevicePosition()
  const [dismissed, setDismissed] = useState(false)
  return (
    <div className="mt-5 flex min-h-12 items-center">
      {point ? (
        <p className="inline-flex items-center gap-2 font-semibold">
          <MapPin aria-hidden size={20} className="text-accent-ink" /> Deals and shops near {city ?? 'you'}
        </p>
      ) : dismissed ? null : (
        <div className="flex flex-wrap items-center gap-x-2">
          <Button look="quiet" disabled={loading} onClick={() => void ask()}>
            {loading ? (
              <>
                <LoaderCircle aria-hidden size={18} className="animate-spin" /> Finding you…
              </>
            ) : (
              <>
                <LocateFixed aria-hidden size={18} /> Enable Location
              </>
            )}
          </Button>
          <Button
            aria-label="Not now: do not use my location"
            onClick={() => setDismissed(true)}
            className="grid size-11 place-items-center rounded-lg hover:bg-surface"
          >
            <X aria-hidden size={18} />
          </Button>
          <p
            aria-live="polite"
            className={`text-sm ${error ? 'font-medium text-danger' : 'text-ink-soft max-sm:sr-only'}`}
          >
            {error ?? (permission === false ? 'Location is off for this website' : 'to see what is near you')}
          </p>
        </div>
      )}
    </div>
  )
}
