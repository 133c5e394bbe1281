import { oneOf, statuses, types } from '../filters.ts'

/** Whose conversations: of whoever looks, or of nobody yet. */
export const assignees = [
  ['', 'Anybody’s'],
  ['me', 'Mine'],
  ['nobody', 'Unassigned'],
] as const

/** What is shown of the list. */
export const views = [
  ['', 'Open'],
  ['waiting', 'Waiting longest'],
  ['unread', 'Unread'],
  ['snoozed', 'Snoozed'],
] as const

/** What the address narrows the seller's list to. */
export const inboxFilter = (params: URLSearchParams) => ({
  type: oneOf(types, params.get('type')),
  status: oneOf(statuses, params.get('status')),
  assignee: oneOf(assignees, params.get('assignee')),
  view: oneOf(views, params.get('view')),
  label: params.get('label') ?? '',
  search: params.get('search') ?? '',
  archived: params.get('archived') === '1',
})
export type InboxFilter = ReturnType<typeof inboxFilter>

export const isNarrowed = ({ type, status, assignee, view, label, search }: InboxFilter): boolean =>
  Boolean(type || status || assignee || view || label || search)

/** Takes every filter out of the address. */
export const noFilter = {
  type: undefined,
  status: undefined,
  assignee: undefined,
  view: undefined,
  label: undefined,
  search: undefined,
  archived: undefined,
}

export const queryOf = ({ type, status, assignee, view, label, search, archived }: InboxFilter) => ({
  type: type || undefined,
  status: status || undefined,
  assignee: assignee || undefined,
  label: label || undefined,
  unread: view === 'unread' || undefined,
  snoozed: view === 'snoozed' || undefined,
  order: view === 'waiting' ? ('waiting' as const) : undefined,
  search,
  includeArchived: archived || undefined,
})
