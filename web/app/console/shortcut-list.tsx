import { Dialog } from '../../components/ui/dialog.tsx'
import { CheckField } from '../../components/ui/field.tsx'
import { switchShortcuts, useShortcutsAreOn, useShownShortcuts } from '../../lib/keys.ts'

/** Every key that does something on the page below. */
export default function ShortcutList({ onClose }: { onClose(): void }) {
  const shortcuts = useShownShortcuts()
  const areOn = useShortcutsAreOn()
  return (
    <Dialog open title="Keyboard shortcuts" onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {shortcuts.map(({ key, shown = key, does }) => (
          <div key={`${key} ${does}`} className="col-span-2 grid grid-cols-subgrid items-center">
            <dt>
              <kbd className="inline-grid min-w-9 place-items-center rounded-md border border-line-strong bg-sunk px-2 py-0.5 font-semibold text-sm">
                {shown}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 border-line border-t pt-2">
        <CheckField
          label="Keys of one letter work"
          hint="Switch them off if you speak to your computer, or press keys by accident."
          checked={areOn}
          onChange={({ target }) => switchShortcuts(target.checked)}
        />
      </div>
    </Dialog>
  )
}
