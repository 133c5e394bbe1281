import { Search } from 'lucide-react'
import { type ComponentType, Suspense, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { useShortcuts } from '#web/lib/keys.ts'

type Props = {
  dialog: ComponentType<{ onClose(): void }>
  /** The page searches with `/` itself. */
  slashIsTaken?: boolean
}

/** The one search of a console, by ctrl+k or `/` from everywhere. */
export function Finder({ dialog: FinderDialog, slashIsTaken = false }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  useShortcuts([
    { key: 'k', ctrl: true, shown: 'Ctrl+K', does: 'Find anything', whileTyping: true, run: open },
    { key: '/', does: 'Find anything', run: slashIsTaken ? undefined : open },
  ])
  return (
    <>
      <Button
        title="Find anything (Ctrl+K)"
        className="flex min-h-11 items-center gap-2 rounded-lg px-3 text-ink-soft hover:bg-sunk md:border md:border-line-strong"
        onClick={open}
      >
        <Search aria-hidden size={20} />
        <span className="max-md:sr-only">Find</span>
        <kbd className="rounded border border-line px-1 text-xs max-lg:hidden">Ctrl K</kbd>
      </Button>
      {isOpen && (
        <Suspense>
          <FinderDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
