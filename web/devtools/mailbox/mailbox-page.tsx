import { queryOptions, useQuery } from '@tanstack/react-query'
import { ArrowLeft, Paperclip } from 'lucide-react'
import { useId, useState } from 'react'
import type { MailsAnswer, MailView } from '#core/contracts/devtools/simulator.ts'
import { localRead } from '#web/lib/api/local-server.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { TabList } from '../../components/tab-list.tsx'
import { TreadMark } from '../../components/tread-mark.tsx'
import { Button } from '../../components/ui/button.tsx'

const mailsQuery = () =>
  queryOptions({
    queryKey: ['mails'],
    queryFn: ({ signal }): Promise<MailsAnswer> => localRead('/mailbox/api/mails', signal),
    refetchInterval: 5000,
  })

/** The e-mails that were written, instead of a mail server. */
export function MailboxPage() {
  const mails = useQuery(mailsQuery())
  const { params, go } = useAddress()
  const chosen = params.get('mail') ?? undefined
  const choose = (id: string | undefined) => go({ mail: id })
  const mail = mails.data?.mails.find((one) => one.id === chosen)
  return (
    <div className="flex h-dvh flex-col bg-sunk">
      <Top />
      <main className="flex min-h-0 flex-1">
        <section
          aria-label="E-mails"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
          tabIndex={0}
          className={`w-full shrink-0 overflow-y-auto border-line bg-surface md:w-80 md:border-r ${mail ? 'max-md:hidden' : ''}`}
        >
          {mails.isError && !mails.data && <Failed onRetry={() => void mails.refetch()} />}
          {mails.isPending && <Waiting />}
          {mails.data?.mails.length === 0 && (
            <p className="p-6 text-center text-ink-soft">
              No e-mail was written yet. A booking request writes one to the shop.
            </p>
          )}
          <ul>
            {mails.data?.mails.map((one) => (
              <li key={one.id}>
                <Row mail={one} isChosen={one.id === chosen} onChoose={() => choose(one.id)} />
              </li>
            ))}
          </ul>
        </section>
        <section aria-label="E-mail" className={`min-w-0 flex-1 ${mail ? '' : 'max-md:hidden'}`}>
          {mail ? (
            <>
              <Button
                onClick={() => choose(undefined)}
                className="flex min-h-11 items-center gap-2 px-3 font-medium md:hidden"
              >
                <ArrowLeft aria-hidden size={18} /> All e-mails
              </Button>
              <Letter mail={mail} />
            </>
          ) : (
            <p className="grid h-full place-items-center p-6 text-ink-soft">
              {mails.data?.mails.length ? 'Choose an e-mail to read it.' : ''}
            </p>
          )}
        </section>
      </main>
    </div>
  )
}

const Top = () => (
  <header className="flex items-center gap-2 border-line border-b bg-surface px-3 py-1.5">
    <a href="/" aria-label="Spoor, the home page" className="grid size-11 place-items-center rounded-lg hover:bg-sunk">
      <TreadMark className="size-6" />
    </a>
    <h1 className="min-w-0 flex-1 leading-tight">
      <span className="font-semibold">Mailbox</span>
      <span className="block text-ink-soft text-xs max-sm:sr-only">
        E-mails that were written. None of them leaves this computer.
      </span>
    </h1>
    <a href="/simulator" className="grid min-h-11 place-items-center rounded-lg px-3 font-medium text-sm hover:bg-sunk">
      Simulator
    </a>
  </header>
)

const moment = new Intl.DateTimeFormat('en-ZA', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'Africa/Johannesburg',
})

const states: Record<MailView['status'], string> = {
  held: 'Held until later',
  dropped: 'Not sent',
  queued: 'Waiting',
  sending: 'Being sent',
  sent: '',
  failed: 'Failed',
}

function Row({ mail, isChosen, onChoose }: { mail: MailView; isChosen: boolean; onChoose: () => void }) {
  return (
    <Button
      aria-current={isChosen ? 'true' : undefined}
      onClick={onChoose}
      className={`block min-h-16 w-full border-line border-b px-4 py-2 text-left hover:bg-sunk ${isChosen ? 'bg-accent-wash' : ''}`}
    >
      <span className="flex items-baseline gap-2 text-ink-soft text-sm">
        <span className="min-w-0 flex-1 truncate">{mail.to}</span>
        <time dateTime={mail.at} className="shrink-0 text-xs tabular-nums">
          {moment.format(new Date(mail.at))}
        </time>
      </span>
      <span className="block truncate font-semibold">{mail.subject}</span>
      {states[mail.status] && (
        <span className={`text-xs ${mail.status === 'failed' ? 'text-danger' : 'text-ink-soft'}`}>
          {states[mail.status]}
        </span>
      )}
    </Button>
  )
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="p-6 text-center">
    <p className="font-semibold">The e-mails could not be read.</p>
    <Button
      onClick={onRetry}
      className="pressable mt-3 min-h-11 rounded-lg border border-line-strong px-4 font-medium hover:bg-sunk"
    >
      Try again
    </Button>
  </div>
)

const Waiting = () => (
  <div aria-hidden className="space-y-px">
    {['a', 'b', 'c', 'd'].map((key) => (
      <span key={key} className="skeleton block h-16" />
    ))}
  </div>
)

const views = [
  { id: 'html', name: 'As a mail program shows it' },
  { id: 'text', name: 'Text' },
] as const

/** One e-mail: its HTML in a frame where nothing runs, its plain text beside it. */
function Letter({ mail }: { mail: MailView }) {
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
