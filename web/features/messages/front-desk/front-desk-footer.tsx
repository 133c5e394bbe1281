import { NotebookPen } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { MAX_WORDS } from '#core/rules/messages/length.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { useDraft } from '#web/lib/drafts/use-draft.ts'
import { TabList } from '../../../components/tab-list.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Counter } from '../../../components/ui/field.tsx'
import { Notice } from '../../../components/ui/states.tsx'
import { inboxReads } from '../inbox/inbox-reads.ts'
import { isLeft } from '../thread-ref.ts'
import { COMPOSER_ID } from '../use-quoting.ts'

export type Writing = 'reply' | 'note'

const tabs = [
  { id: 'reply', name: 'Reply' },
  { id: 'note', name: 'Private note' },
] as const

const tab = (chosen: boolean): string =>
  `min-h-11 px-3 font-semibold text-sm ${chosen ? 'border-ink border-b-2' : 'text-ink-soft'}`

type Props = { threadId: string; writing: Writing; onWriting(writing: Writing): void; children: ReactNode }

/** An answer to the driver (`children`), or a note for the colleagues. */
export const FrontDeskFooter = ({ threadId, writing, onWriting, children }: Props) => (
  <div className="shrink-0">
    <TabList
      id="writing"
      label="What you write"
      tabs={tabs}
      chosen={writing}
      onChoose={onWriting}
      className="flex gap-1 border-line border-t px-3"
      tabClassName={tab}
    />
    <div role="tabpanel" id="writing-panel" aria-labelledby={`writing-${writing}`}>
      {writing === 'note' ? <NoteComposer threadId={threadId} /> : children}
    </div>
  </div>
)

/** Words for the shop's own people. Ctrl+Enter keeps them. */
function NoteComposer({ threadId }: { threadId: string }) {
  const { found, keep, forget } = useDraft(`note:${threadId}`)
  const [words, setWords] = useState(typeof found === 'string' ? found : '')
  const writing = useSend('POST /threads/:id/notes', {
    invalidates: inboxReads,
    onDone: () => {
      setWords('')
      forget()
      // Without words its button is off.
      document.getElementById(COMPOSER_ID)?.focus()
    },
  })
  const canKeep = words.trim() !== '' && words.length <= MAX_WORDS && !writing.isPending
  const write = (next: string) => {
    setWords(next)
    keep(next || undefined)
  }
  const save = () => {
    if (canKeep && !isLeft(threadId)) writing.mutate({ params: { id: threadId }, body: { content: words } })
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }
  return (
    <div className="grid gap-2 border-line border-t bg-accent-wash p-3">
      <textarea
        id={COMPOSER_ID}
        rows={3}
        aria-label="Private note"
        placeholder="Only your colleagues read this"
        value={words}
        onChange={({ target }) => write(target.value)}
        onKeyDown={pressed}
        className="min-h-20 resize-none rounded-xl border border-line-strong border-dashed bg-surface px-3 py-2.5"
      />
      {words.length > MAX_WORDS * 0.9 && <Counter length={words.length} most={MAX_WORDS} />}
      {writing.error && <Notice tone="error">{writing.error.message}</Notice>}
      <Button look="primary" className="justify-self-end" disabled={!canKeep} onClick={save}>
        <NotebookPen aria-hidden size={18} /> Keep the note
      </Button>
    </div>
  )
}
