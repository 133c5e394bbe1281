import type { InboxRow } from '#db/queries/inbox/inbox-list.ts'
import type { Person } from '../actor.ts'
import type { InboxThread } from '../contracts/messages/inbox.ts'
import { answerDue } from '../rules/messages/response-time.ts'
import type { ShopHours } from '../rules/time/opening-hours.ts'
import { threadSummary } from '../threads/thread-view.ts'

/** The row as the member sees it at that moment. */
export const inboxThread =
  (actor: Person, hours: ShopHours, at: Date) =>
  (row: InboxRow): InboxThread => ({
    ...threadSummary(row),
    customer: { name: row.customer, guest: row.customer_is_guest },
    assignee:
      row.assignee_id === null
        ? null
        : {
            id: row.assignee_id,
            name: row.assignee_name ?? '',
            you: row.assignee_contact_id === actor.contactId,
          },
    labels: row.labels,
    snoozedUntil: row.snoozed_until && row.snoozed_until > at ? row.snoozed_until.toISOString() : null,
    waitingSince: row.waiting_since?.toISOString() ?? null,
    answerBy: row.waiting_since ? answerDue(hours, row.waiting_since).toISOString() : null,
    notes: row.notes,
    blocked: row.blocked,
  })
