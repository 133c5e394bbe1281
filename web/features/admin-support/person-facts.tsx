import { Link } from 'react-router-dom'
import type { KnownPerson } from '#core/contracts/admin/support.ts'
import { dayOfInstant, momentWords } from '#web/lib/dates.ts'
import { useWide } from '#web/lib/device/use-wide.ts'
import { Badge } from '../../components/console/badge.tsx'
import { Detail } from '../../components/console/side-panel.tsx'

const languages: Readonly<Record<string, string>> = { en: 'English', af: 'Afrikaans' }
const ways = { whatsapp: 'WhatsApp', email: 'E-mail', web: 'Website' }
const statuses = {
  pending: 'pending',
  confirmed: 'confirmed',
  in_progress: 'in progress',
  completed: 'completed',
  cancelled: 'cancelled',
} as const

/** At a desk the first three stand in one line, so that the conversation has the room. */
const facts =
  'pb-2 text-sm md:grid md:grid-cols-3 md:gap-x-4 md:[&>*]:col-span-3 md:[&>*:nth-child(-n+3)]:col-span-1 md:[&>*:nth-child(-n+3)]:block'

/** What we know of the person, in sight at once; on a phone the conversation comes first. */
export const PersonFacts = ({ person }: { person: KnownPerson }) => (
  <details open={useWide(48)} className="border-line border-b px-5 py-1">
    <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 font-medium text-sm">
      <span>About {person.name}</span>
      <span className="text-ink-soft">{summaryOf(person)}</span>
      {person.blocked && <Badge tone="bad">Blocked</Badge>}
    </summary>
    {person.guest ? (
      <p className="pb-3 text-sm">A guest without an account. Nothing is known but what they typed.</p>
    ) : (
      <dl className={facts}>
        <Detail name="With us since">{person.since ? dayOfInstant(person.since) : 'Not known'}</Detail>
        <Detail name="Language">{languages[person.language ?? ''] ?? 'Not known yet'}</Detail>
        <Detail name="Reached by">{person.reachedBy.map((way) => ways[way]).join(', ') || 'Nothing yet'}</Detail>
        {person.shops.length > 0 && (
          <Detail name="Works at">
            {person.shops.map(({ name, slug }) => (
              <Link key={slug} to={`/admin/businesses?search=${encodeURIComponent(name)}`} className="mr-3 underline">
                {name}
              </Link>
            ))}
          </Detail>
        )}
        <Detail name="Consent">
          <Consents person={person} />
        </Detail>
        <Detail name="Bookings">
          <Bookings person={person} />
        </Detail>
      </dl>
    )}
  </details>
)

function summaryOf({ guest, language, bookings }: KnownPerson): string {
  if (guest) return 'Guest'
  const count = bookings.length === 1 ? '1 booking' : `${bookings.length} bookings`
  return [languages[language ?? ''], bookings.length > 0 && count].filter(Boolean).join(', ')
}

const Consents = ({ person: { consents } }: { person: KnownPerson }) =>
  consents.length === 0 ? (
    'None given'
  ) : (
    <ul>
      {consents.map(({ channel, purpose, given, at }) => (
        <li key={`${channel} ${purpose}`}>
          {purpose} by {channel}: {given ? 'yes' : 'no'}, {dayOfInstant(at)}
        </li>
      ))}
    </ul>
  )

const Bookings = ({ person: { bookings } }: { person: KnownPerson }) =>
  bookings.length === 0 ? (
    'None'
  ) : (
    <ul>
      {bookings.map(({ code, shop, status, at }) => (
        <li key={code}>
          <Link to={`/admin/people?find=${code}`} className="lettering underline">
            {code}
          </Link>{' '}
          at {shop}, {statuses[status]}
          {at && `, ${momentWords(at)}`}
        </li>
      ))}
    </ul>
  )
