import type { ReactNode } from 'react'
import { TabList } from '../../../components/tab-list.tsx'
import { NoteComposer } from './note-composer.tsx'

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
