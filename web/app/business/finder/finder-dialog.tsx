import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRead } from '#web/lib/api/use-read.ts'
import { useDebounced } from '#web/lib/debounced.ts'
import { useChosenShop } from '../../../components/business/chosen-shop.ts'
import { type Entry, type EntryGroup, entriesOf } from './found-entries.ts'

const SETTLED_MS = 150
const SHORTEST = 2

/** Finds whatever the shop has by a few letters: arrows move, Enter opens. */
export default function FinderDialog({ onClose }: { onClose(): void }) {
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const { groups, words, isError, retry } = useFound(typed)
  const open = ({ to }: Entry) => {
    onClose()
    void navigate(to)
  }
  return (
    <Dialog.Root open onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-black/55" />
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
            <Typed />
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

function useFound(typed: string) {
  const { chosen } = useChosenShop()
  const words = useDebounced(typed.trim(), SETTLED_MS)
  const isAsked = chosen !== undefined && words.length >= SHORTEST
  const { data, isError, refetch } = useRead(
    'GET /shops/:shopId/find',
    isAsked ? { params: { shopId: chosen.id }, query: { q: words } } : null,
    { keepsPrevious: true },
  )
  const groups = entriesOf(isAsked ? data : undefined, typed, chosen?.slug)
  return { groups, words, isError, retry: () => void refetch() }
}

const Typed = () => (
  <div className="flex items-center gap-3 border-line border-b px-4">
    <Search aria-hidden size={20} className="shrink-0 text-ink-soft" />
    <Autocomplete.Input
      aria-label="Find a booking, a tyre, a conversation or a page"
      placeholder="Code, name, number, size or page"
      className="min-h-14 min-w-0 grow bg-transparent text-lg outline-none"
    />
    <Dialog.Close className="min-h-11 shrink-0 px-2 font-semibold text-ink-soft text-sm">Close</Dialog.Close>
  </div>
)

const NotFound = ({ onRetry }: { onRetry(): void }) => (
  <p role="alert" className="px-5 py-3">
    The search did not work.{' '}
    <button type="button" className="min-h-11 font-semibold underline" onClick={onRetry}>
      Try again
    </button>
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
