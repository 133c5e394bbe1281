import { Search } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { later } from '#web/lib/code/later.tsx'
import { useShortcuts } from '#web/lib/keys.ts'

const FinderDialog = later(() => import('./finder-dialog.tsx'))

/** One search for all that the shop has. In the messages `/` searches the conversations; ctrl+k is the same everywhere. */
export function Finder() {
  const [isOpen, setIsOpen] = useState(false)
  const { pathname } = useLocation()
  const open = () => setIsOpen(true)
  useShortcuts([
    { key: 'k', ctrl: true, shown: 'Ctrl+K', does: 'Find anything', whileTyping: true, run: open },
    { key: '/', does: 'Find anything', run: pathname === '/business/messages' ? undefined : open },
  ])
  return (
    <>
      <button
        type="button"
        title="Find anything (Ctrl+K)"
        className="flex min-h-11 items-center gap-2 rounded-lg px-3 text-ink-soft hover:bg-sunk md:border md:border-line-strong"
        onClick={open}
      >
        <Search aria-hidden size={20} />
        <span className="max-md:sr-only">Find</span>
        <kbd className="rounded border border-line px-1 text-xs max-lg:hidden">Ctrl K</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <FinderDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
