import { oneOf, statuses, types } from '../filters.ts'

/** What the address narrows the seller's list to. */
export const inboxFilter = (params: URLSearchParams) => ({
  type: oneOf(types, params.get('type')),
  status: oneOf(statuses, params.get('status')),
  search: params.get('search') ?? '',
  archived: params.get('archived') === '1',
})
export type InboxFilter = ReturnType<typeof inboxFilter>

export const isNarrowed = ({ type, status, search }: InboxFilter): boolean => Boolean(type || status || search)

/** Takes every filter out of the address. */
export const noFilter = { type: undefined, status: undefined, search: undefined, archived: undefined }

export const queryOf = ({ type, status, search, archived }: InboxFilter) => ({
  role: 'business' as const,
  type: type || undefined,
  status: status || undefined,
  search,
  includeArchived: archived || undefined,
})
