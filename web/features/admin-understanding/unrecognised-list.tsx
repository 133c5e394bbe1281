import type { UnrecognisedGroup, UnrecognisedState } from '#core/contracts/admin/language.ts'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { usePages } from '#web/lib/api/use-pages.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { toast, toastError, toastUndo } from '#web/lib/toast.ts'
import { Badge } from '../../components/console/badge.tsx'
import type { Column } from '../../components/console/column.ts'
import { ListScreen } from '../../components/console/list-screen.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Empty } from '../../components/ui/states.tsx'
import { UnrecognisedPanel } from './unrecognised-panel.tsx'
import { askedWords, dayWords, languageWords, saidBy, spaced, tookForWords } from './words.ts'

const columns: readonly Column<UnrecognisedGroup>[] = [
  {
    id: 'words',
    head: 'They said',
    onCard: 'title',
    cell: ({ words }) => <span className="break-words">{words}</span>,
  },
  { id: 'times', head: 'Times', isNumber: true, onCard: 'aside', cell: ({ times }) => times },
  { id: 'language', head: 'Language', cell: ({ language }) => languageWords(language) },
  { id: 'by', head: 'By', from: 'lg', onCard: 'none', cell: saidBy },
  { id: 'asked', head: 'The bot asked', cell: ({ asked }) => askedWords(asked) },
  { id: 'took', head: 'Taken for', cell: ({ tookFor }) => tookForWords(tookFor) },
  { id: 'last', head: 'Last', from: 'lg', onCard: 'none', cell: ({ lastOn }) => dayWords(lastOn) },
]
const label: Column<UnrecognisedGroup> = {
  id: 'label',
  head: 'They want',
  cell: (row) => row.label && <Badge tone="calm">{spaced(row.label)}</Badge>,
}

const nothing: Record<UnrecognisedState, { title: string; says: string }> = {
  open: { title: 'Nothing to look at.', says: 'The bot understood what people said, or it was looked at already.' },
  labelled: { title: 'Nothing is labelled yet.', says: 'Open a message and say what its writer wants.' },
  dismissed: { title: 'Nothing was dismissed.', says: 'What says nothing to anybody can be put away.' },
}

/** Those in one state, the most often said first. */
export function UnrecognisedList({ state }: { state: UnrecognisedState }) {
  const { params, go } = useAddress()
  const read = usePages('GET /admin/understanding', { query: { state, limit: 50 } })
  const groups = read.pages?.flatMap((page) => page.groups)
  const open = params.get('row') ?? undefined
  return (
    <>
      <ListScreen
        read={read}
        failed="Failed to load the messages"
        label="What people said"
        columns={state === 'labelled' ? [...columns, label] : columns}
        rows={groups}
        idOf={({ id }) => id}
        nameOf={({ words }) => words}
        onOpen={({ id }) => go({ row: id })}
        open={open}
        act={(group) => (state === 'open' ? <DismissButton group={group} /> : <BackButton group={group} />)}
        empty={
          <Empty title={nothing[state].title}>
            <p>{nothing[state].says}</p>
          </Empty>
        }
      />
      {open && <UnrecognisedPanel key={open} id={open} onClose={() => go({ row: undefined })} />}
    </>
  )
}

function DismissButton({ group: { id, words } }: { group: UnrecognisedGroup }) {
  const options = { invalidates: ['GET /admin/understanding'] as const, onFailed: toastError }
  const back = useAdminSend('PATCH /admin/understanding/:id', options)
  const dismiss = useAdminSend('PATCH /admin/understanding/:id', {
    ...options,
    onDone: () => toastUndo('Dismissed', () => back.mutate({ params: { id }, body: { state: 'open' } })),
  })
  return (
    <Button
      look="quiet"
      disabled={dismiss.isPending}
      onClick={() => dismiss.mutate({ params: { id }, body: { state: 'dismissed' } })}
    >
      Dismiss<span className="sr-only">: {words}</span>
    </Button>
  )
}

function BackButton({ group: { id, words } }: { group: UnrecognisedGroup }) {
  const back = useAdminSend('PATCH /admin/understanding/:id', {
    invalidates: ['GET /admin/understanding'],
    onDone: () => toast({ type: 'success', title: 'It waits to be looked at again' }),
    onFailed: toastError,
  })
  return (
    <Button
      look="quiet"
      disabled={back.isPending}
      onClick={() => back.mutate({ params: { id }, body: { state: 'open' } })}
    >
      Look at again<span className="sr-only">: {words}</span>
    </Button>
  )
}
