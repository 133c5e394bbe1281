import type { ReactNode } from 'react'
import { isOffline } from '../lib/device/offline.ts'
import { backdrop } from './styles.ts'
import { Button } from './ui/button.tsx'
import { Failed, Spinner } from './ui/states.tsx'

const sheet =
  'fixed z-50 w-full bg-surface px-5 py-6 text-ink shadow-card max-md:inset-x-0 max-md:bottom-0 max-md:rounded-t-2xl md:top-1/2 md:left-1/2 md:max-w-lg md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-2xl'

const Sheet = ({ children }: { children: ReactNode }) => (
  <>
    <div className={backdrop} />
    <div className={sheet}>{children}</div>
  </>
)

/** Stands where a dialog is about to open, until its code is here. */
export const Opening = ({ onClose }: { onClose(): void }) => (
  <Sheet>
    <Spinner>Opening…</Spinner>
    <p className="text-center">
      <Button onClick={onClose} className="min-h-11 px-4 font-semibold text-ink-soft">
        Cancel
      </Button>
    </p>
  </Sheet>
)

type NotOpenedProps = { trying: boolean; onRetry(): void; onClose(): void }

/** Stands where a dialog could not be opened. */
export const NotOpened = ({ trying, onRetry, onClose }: NotOpenedProps) => (
  <Sheet>
    <Failed title="This could not be opened" retrying={trying} onRetry={onRetry}>
      {!isOffline() && 'The connection broke off. '}It opens by itself once you are connected again.
    </Failed>
    <p className="mt-2 text-center">
      <Button onClick={onClose} className="min-h-11 px-4 font-semibold text-ink-soft">
        Close
      </Button>
    </p>
  </Sheet>
)
