import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import type { PersonDetail, PersonFound } from '#core/contracts/admin/people.ts'
import { Badge } from '#web/components/console/badge.tsx'
import { ConsolePage } from '#web/components/console/console-page.tsx'
import { download } from '#web/components/console/download.ts'
import { Detail } from '#web/components/console/side-panel.tsx'
import { card, linkLook, quietButton } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { Empty, Failed, Notice, Spinner } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { usePages } from '#web/lib/api/use-pages.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { dayOfInstant, momentWords } from '#web/lib/dates.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import { Consents } from './consents.tsx'
import { Contacts } from './contacts.tsx'
import { channelName, kindName, purposeName, roles, states } from './words.ts'

/** One person: how they are reached, what they agreed to, and what they were told and why. */
export function PersonScreen() {
  const { contactId = '' } = useParams()
  const read = useRead('GET /admin/people/:contactId', { params: { contactId } })
  const { data } = read
  return (
    <ConsolePage
      title={data ? data.person.name || 'Without a name' : 'Person'}
      about={data && <Badge tone={roles[data.person.role].tone}>{roles[data.person.role].name}</Badge>}
      actions={
        <>
          <Link to="/admin/people" className={quietButton}>
            <ArrowLeft aria-hidden size={18} /> Find somebody else
          </Link>
          {data && <PersonActs person={data.person} />}
        </>
      }
    >
      {data ? (
        <Sections key={contactId} detail={data} />
      ) : read.error?.status === 404 ? (
        <Empty title="There is no such person." />
      ) : read.error ? (
        <Failed title="Failed to load the person" onRetry={() => void read.refetch()} retrying={read.isFetching} />
      ) : (
        <Spinner>Loading...</Spinner>
      )}
    </ConsolePage>
  )
}

const Sections = ({ detail }: { detail: PersonDetail }) => (
  <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
    <div className="grid gap-4">
      <section className={`${card} p-4`} aria-labelledby="about">
        <h2 id="about" className="mb-1 font-bold text-lg">
          About
        </h2>
        <About detail={detail} />
      </section>
      <Contacts detail={detail} />
      <Preferences preferences={detail.preferences} />
    </div>
    <div className="grid gap-4">
      <Consents detail={detail} />
      <History contactId={detail.person.contactId} />
    </div>
  </div>
)

const About = ({ detail }: { detail: PersonDetail }) => {
  const { person, language, lastWroteAt, windowUntil, shops, sessions, blockedBy } = detail
  return (
    <dl>
      <Detail name="Known since">{dayOfInstant(person.since)}</Detail>
      <Detail name="Account">
        {person.hasAccount ? `Yes, signed in on ${sessions} ${sessions === 1 ? 'browser' : 'browsers'}` : 'Chat only'}
      </Detail>
      <Detail name="Language">
        {language === 'af' ? 'Afrikaans' : language === 'en' ? 'English' : 'Not known yet'}
      </Detail>
      <Detail name="Last wrote">{lastWroteAt ? momentWords(lastWroteAt) : 'Never'}</Detail>
      <Detail name="Free to answer">
        {windowUntil ? `until ${momentWords(windowUntil)}` : 'No: only templates reach them on WhatsApp'}
      </Detail>
      {shops.length > 0 && (
        <Detail name="Shops">
          <ul>
            {shops.map(({ id, name, role }) => (
              <li key={id}>
                <Link to={`/admin/businesses/${id}`} className={linkLook}>
                  {name}
                </Link>
                , {role}
              </li>
            ))}
          </ul>
        </Detail>
      )}
      <Detail name="Blocked by">{blockedBy.length > 0 ? blockedBy.join(', ') : 'No shop'}</Detail>
    </dl>
  )
}

const topics = ['bookings', 'quotes', 'messages', 'stock', 'day', 'deals', 'marketing'] as const

function Preferences({ preferences }: Pick<PersonDetail, 'preferences'>) {
  return (
    <section className={`${card} p-4`} aria-labelledby="preferences">
      <h2 id="preferences" className="mb-1 font-bold text-lg">
        Preferences
      </h2>
      {preferences ? (
        <dl>
          {(['whatsapp', 'email', 'inApp'] as const).map((channel) => {
            const switches = preferences[channel]
            const on = topics.filter((topic) => switches[topic])
            return (
              <Detail key={channel} name={{ whatsapp: 'WhatsApp', email: 'E-mail', inApp: 'In the app' }[channel]}>
                {switches.enabled && on.length > 0 ? on.map(topicName).join(', ') : 'Off'}
              </Detail>
            )
          })}
          <Detail name="Quiet hours">
            {preferences.quietHours.start} to {preferences.quietHours.end}
          </Detail>
        </dl>
      ) : (
        <p className="text-ink-soft">Never set: everything but advertising is allowed.</p>
      )}
    </section>
  )
}

const topicName = (topic: (typeof topics)[number]): string =>
  topic === 'deals' || topic === 'marketing' ? purposeName(topic).toLowerCase() : topic

/** What they were sent, or not, and why; the words of it are nobody's here. */
function History({ contactId }: { contactId: string }) {
  const { pages, failed, more, isLoading } = usePages('GET /admin/people/:contactId/history', {
    params: { contactId },
    query: { limit: 25 },
  })
  const entries = pages?.flatMap((page) => page.entries)
  return (
    <section className={`${card} p-4`} aria-labelledby="history">
      <h2 id="history" className="font-bold text-lg">
        Message history
      </h2>
      <p className="mb-1 text-ink-soft text-sm">
        Kinds, not words. The reason stands as the person is told it: ‘You got this because …’.
      </p>
      {entries?.length === 0 && <p className="text-ink-soft">Nothing was sent to them.</p>}
      <ul className="divide-y divide-line">
        {entries?.map(({ id, kind, channel, state, because, at, until }) => (
          <li key={id} className="grid gap-x-3 py-2 sm:grid-cols-[1fr_auto]">
            <p className="font-medium">
              {kindName(kind)} <span className="font-normal text-ink-soft">by {channelName(channel)}</span>
            </p>
            <p className="row-span-2">
              <Badge tone={states[state].tone}>{states[state].name}</Badge>
            </p>
            <p className="text-ink-soft text-sm">
              {momentWords(at)}, because {because}
              {until && `; until ${momentWords(until)}`}
            </p>
          </li>
        ))}
      </ul>
      {failed && <Failed title="Failed to load the history" onRetry={failed.retry} retrying={failed.trying} />}
      {isLoading && <Spinner>Loading...</Spinner>}
      {more && (
        <Button look="quiet" className="mt-2" onClick={more}>
          Show more
        </Button>
      )}
    </section>
  )
}

/** What is done for a person at their own request; each asks for the code, and is noted. */
function PersonActs({ person: { contactId, name } }: { person: PersonFound }) {
  const [isErasing, setIsErasing] = useState(false)
  const navigate = useNavigate()
  const exporting = useAdminSend('POST /admin/people/:contactId/export', {
    onDone: (all) => download(`spoor-${contactId.slice(-8)}.json`, 'application/json', JSON.stringify(all, null, 2)),
    onFailed: toastError,
  })
  const erasing = useAdminSend('POST /admin/people/:contactId/erase', {
    onDone: () => {
      toast({ type: 'success', title: 'The person is erased' })
      void navigate('/admin/people', { replace: true })
    },
  })
  return (
    <>
      <Button
        look="quiet"
        busy={exporting.isPending && 'Exporting...'}
        onClick={() => exporting.mutate({ params: { contactId } })}
      >
        Export on request
      </Button>
      <Button look="danger" onClick={() => setIsErasing(true)}>
        Erase on request
      </Button>
      <Confirm
        open={isErasing}
        title={`Erase ${name || 'this person'} for good?`}
        yes="Erase"
        no="Cancel"
        destroys
        busy={erasing.isPending}
        onYes={() => erasing.mutate({ params: { contactId } })}
        onNo={() => setIsErasing(false)}
      >
        {erasing.error && (
          <Notice tone="error" className="mb-3">
            {erasing.error.message}
          </Notice>
        )}
        Their account, garage, alerts and words go; open bookings are cancelled first. This cannot be taken back.
      </Confirm>
    </>
  )
}
