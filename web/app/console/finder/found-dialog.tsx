import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { backdrop } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useDebounced } from '#web/lib/debounced.ts'

export type Entry = { value: string; label: string; about: string; to: string }
export type EntryGroup = { value: string; items: Entry[] }

const SETTLED_MS = 150
const SHORTEST = 2

type Props = {
  label: string
  placeholder: string
  /** What the words name; without enough words, what is offered. */
  useEntries(words: string | undefined, typed: string): { groups: EntryGroup[]; isError: boolean; retry(): void }
  onClose(): void
}

/** Finds whatever there is by a few letters: arrows move, Enter opens. */
export function FoundDialog({ label, placeholder, useEntries, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const words = useDebounced(typed.trim(), SETTLED_MS)
  const { groups, isError, retry } = useEntries(words.length >= SHORTEST ? words : undefined, typed)
  const open = ({ to }: Entry) => {
    onClose()
    void navigate(to)
  }
  return (
    <Dialog.Root open onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdrop} />
        <Dialog.Popup
          aria-label="Find"
          className="fixed inset-x-0 top-0 z-50 mx-auto flex max-h-dvh w-full max-w-xl flex-col overflow-hidden bg-surface text-ink shadow-card md:top-[12vh] md:max-h-[70dvh] md:rounded-2xl"
        >
          <Autocomplete.Root
            open
            inline
            mode="none"
            items={groups}
            value={typed}
            onValueChange={setTyped}
            itemToStringValue={(entry: Entry) => entry.label}
            autoHighlight="always"
            keepHighlight
          >
            <Typed label={label} placeholder={placeholder} />
            <Autocomplete.Empty className="px-5 text-ink-soft not-empty:py-6">
              {words.length < SHORTEST ? 'Type two letters or more.' : isError ? '' : 'Nothing is called that here.'}
            </Autocomplete.Empty>
            {isError && <NotFound onRetry={retry} />}
            <Autocomplete.List className="min-h-0 overflow-y-auto p-2 outline-none">
              {(group: EntryGroup) => <Found key={group.value} group={group} onOpen={open} />}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const Typed = ({ label, placeholder }: Pick<Props, 'label' | 'placeholder'>) => (
  <div className="flex items-center gap-3 border-line border-b px-4">
    <Search aria-hidden size={20} className="shrink-0 text-ink-soft" />
    <Autocomplete.Input
      aria-label={label}
      placeholder={placeholder}
      className="min-h-14 min-w-0 grow bg-transparent text-lg outline-none"
    />
    <Dialog.Close className="min-h-11 shrink-0 px-2 font-semibold text-ink-soft text-sm">Close</Dialog.Close>
  </div>
)

const NotFound = ({ onRetry }: { onRetry(): void }) => (
  <p role="alert" className="px-5 py-3">
    The search did not work.{' '}
    <Button look="text" onClick={onRetry}>
      Try again
    </Button>
  </p>
)

const Found = ({ group, onOpen }: { group: EntryGroup; onOpen(entry: Entry): void }) => (
  <Autocomplete.Group items={group.items}>
    <Autocomplete.GroupLabel className="px-3 pt-2 pb-1 font-semibold text-ink-soft text-sm">
      {group.value}
    </Autocomplete.GroupLabel>
    <Autocomplete.Collection>
      {(entry: Entry) => (
        <Autocomplete.Item
          key={entry.value}
          value={entry}
          onClick={() => onOpen(entry)}
          className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 rounded-lg px-3 py-2 data-[highlighted]:bg-sunk"
        >
          <span className="font-semibold">{entry.label}</span>{' '}
          <span className="text-ink-soft text-sm">{entry.about}</span>
        </Autocomplete.Item>
      )}
    </Autocomplete.Collection>
  </Autocomplete.Group>
)
