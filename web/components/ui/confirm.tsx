import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { backdrop, quietButton } from '../styles.ts'
import { Button } from './button.tsx'

type Props = {
  open: boolean
  title: string
  children?: ReactNode
  /** The word on the button that goes ahead, and on the one that does not. */
  yes: string
  no?: string
  destroys?: boolean
  busy?: boolean
  onYes(): void
  onNo(): void
}

/** Asks before something that cannot be taken back. The focus begins at the way out; y goes ahead. */
export const Confirm = ({ open, title, children, yes, no = 'Keep it', destroys = false, busy, onYes, onNo }: Props) => (
  <AlertDialog.Root open={open} onOpenChange={(next) => next || onNo()}>
    <AlertDialog.Portal>
      <AlertDialog.Backdrop forceRender className={backdrop} />
      <AlertDialog.Popup
        onKeyDown={({ key }) => {
          if (key === 'y' && !busy) onYes()
        }}
        className="fixed inset-x-4 top-1/2 z-50 mx-auto max-w-md -translate-y-1/2 rounded-2xl bg-surface p-6 text-ink shadow-card"
      >
        <AlertDialog.Title className="font-bold text-xl">{title}</AlertDialog.Title>
        {children && (
          <AlertDialog.Description render={<div />} className="mt-2 text-ink-soft">
            {children}
          </AlertDialog.Description>
        )}
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <AlertDialog.Close className={quietButton}>{no}</AlertDialog.Close>
          <Button
            aria-keyshortcuts="y"
            title={`${yes} (y)`}
            look={destroys ? 'danger' : 'primary'}
            disabled={busy}
            onClick={onYes}
          >
            {yes}
          </Button>
        </div>
      </AlertDialog.Popup>
    </AlertDialog.Portal>
  </AlertDialog.Root>
)
