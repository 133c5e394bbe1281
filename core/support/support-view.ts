import type { KnownPersonRow } from '#db/queries/admin/known-person.ts'
import type { Colleague, SupportRow } from '#db/queries/admin/support.ts'
import type { Person } from '../actor.ts'
import type { KnownPerson, SupportThread } from '../contracts/admin/support.ts'

export const colleagueView = ({ id, name }: Colleague, me: Person) => ({ id, name, you: id === me.contactId })

export const supportView = (row: SupportRow, me: Person): SupportThread => ({
  id: row.id,
  about: row.about,
  subject: row.subject ?? '',
  person: { name: row.person, guest: row.guest },
  status: row.status,
  waitingSince: row.waiting_since?.toISOString() ?? null,
  latest: row.latest_words === null ? null : { words: row.latest_words, from: row.latest_from ?? '' },
  lastMessageAt: row.last_message_at.toISOString(),
  assignee: row.assignee && colleagueView(row.assignee, me),
})

const instant = (text: string | null): string | null => text && new Date(text).toISOString()

/** Of a guest only the name is known. */
export function knownView(name: string, row: KnownPersonRow | undefined, blocked: boolean): KnownPerson {
  if (!row)
    return {
      ...{ name, guest: true, since: null, language: null, reachedBy: [], shops: [], consents: [], bookings: [] },
      blocked,
    }
  const { since, language, whatsapp, email, account, shops, consents, bookings } = row
  return {
    name,
    guest: false,
    since: since.toISOString(),
    language,
    reachedBy: [
      ...(whatsapp ? (['whatsapp'] as const) : []),
      ...(email ? (['email'] as const) : []),
      ...(account ? (['web'] as const) : []),
    ],
    shops,
    consents: consents.map((one) => ({ ...one, at: instant(one.at) ?? '' })),
    bookings: bookings.map((one) => ({ ...one, at: instant(one.at) })),
    blocked,
  }
}
