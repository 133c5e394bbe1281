import {
  erasePerson,
  exportPerson,
  findPeople,
  openContacts,
  personDetail,
  personHistory,
  withdrawConsent,
} from '#core/profiles/people.ts'
import { adminFor } from '../../access.ts'
import { perHour, perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

const admin = adminFor('people')
const withCode = adminFor('people', { codeAgain: true })

/** What we hold of people, what they agreed to, and what they were told. */
export const people = routes({
  'GET /admin/people': {
    summary: 'Finds people by a number, an e-mail address, the code of a booking, or a name',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, query }) => findPeople(ctx, actor, query.find),
  },
  'GET /admin/people/:contactId': {
    summary: 'Shows one person: contacts with proof, consents, preferences, sessions and blocks',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => personDetail(ctx, actor, params.contactId),
  },
  'POST /admin/people/:contactId/contacts': {
    summary: 'Shows the whole numbers and addresses of a person, which is noted',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => openContacts(ctx, actor, params.contactId),
  },
  'GET /admin/people/:contactId/history': {
    summary: 'Lists what was sent to a person, or not, and why; never the words',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, query }) => personHistory(ctx, actor, params.contactId, query),
  },
  'POST /admin/people/:contactId/withdraw': {
    summary: 'Withdraws a consent because its person asks for it',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) => withdrawConsent(ctx, actor, params.contactId, body),
  },
  'POST /admin/people/:contactId/export': {
    summary: 'Exports everything that is stored about a person, because they ask for it',
    access: withCode,
    rateLimit: perHour(20),
    handle: ({ ctx, actor, params }) => exportPerson(ctx, actor, params.contactId),
  },
  'POST /admin/people/:contactId/erase': {
    summary: 'Erases a person for good, because they ask for it',
    access: withCode,
    rateLimit: perMinute(6),
    handle: async ({ ctx, actor, params }) => void (await erasePerson(ctx, actor, params.contactId)),
  },
})
