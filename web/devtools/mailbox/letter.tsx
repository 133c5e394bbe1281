import { Paperclip } from 'lucide-react'
import { useId, useState } from 'react'
import type { MailView } from '#core/contracts/devtools/mailbox.ts'
import { TabList } from '../../components/tab-list.tsx'

const views = [
  { id: 'html', name: 'As a mail program shows it' },
  { id: 'text', name: 'Text' },
] as const

/** One e-mail: its HTML in a frame where nothing runs, its plain text beside it. */
export function Letter({ mail }: { mail: MailView }) {
  const [view, setView] = useState<'html' | 'text'>('html')
  const id = useId()
  return (
    <article className="flex h-full min-h-0 flex-col px-4 pb-4 max-md:h-[calc(100%-2.75rem)]">
      <h2 className="pt-3 font-semibold text-xl">{mail.subject}</h2>
      <p className="text-ink-soft text-sm">To {mail.to}</p>
      <Attachments mail={mail} />
      <TabList
        id={id}
        label="How to show it"
        tabs={views}
        chosen={view}
        onChoose={setView}
        className="mt-3 flex gap-1"
        tabClassName={(chosen) =>
          `min-h-11 rounded-t-lg px-4 text-sm ${chosen ? 'bg-surface font-semibold' : 'text-ink-soft hover:bg-line'}`
        }
      />
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${view}`}
        className="min-h-0 flex-1 rounded-b-lg bg-surface"
      >
        {view === 'html' ? (
          <iframe
            title={`E-mail: ${mail.subject}`}
            src={`/mailbox/api/mails/${mail.id}/html`}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            className="h-full w-full rounded-b-lg bg-white"
          />
        ) : (
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
            tabIndex={0}
            className="h-full overflow-auto whitespace-pre-wrap p-4 font-sans text-[15px]"
          >
            {mail.text}
          </pre>
        )}
      </div>
    </article>
  )
}

const Attachments = ({ mail }: { mail: MailView }) =>
  mail.attachments.length > 0 && (
    <ul className="mt-2 flex flex-wrap gap-2">
      {mail.attachments.map((file, index) => (
        <li key={file.filename}>
          <a
            href={`/mailbox/api/mails/${mail.id}/attachments/${index}`}
            download
            className="flex min-h-11 items-center gap-2 rounded-lg border border-line-strong bg-surface px-3 text-sm hover:bg-sunk"
          >
            <Paperclip aria-hidden size={16} /> {file.filename}
          </a>
        </li>
      ))}
    </ul>
  )
