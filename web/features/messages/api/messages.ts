import type {
  Centres,
  MessagePage,
  MessageView,
  ThreadPage,
  ThreadStatus,
  ThreadSummary,
  ThreadType,
  ThreadView,
} from '#core/contracts/threads.ts'
import { api } from '#web/lib/api/api.ts'

export type { Centres, MessagePage, MessageView, ThreadPage, ThreadStatus, ThreadSummary, ThreadType, ThreadView }

/** Everything about threads is kept below it. */
export const THREADS = '/api/threads'

/** Where one conversation stands: one's own, or the one that a private link opens. */
export const threadPath = (id: string): string => `${THREADS}/${id}`
export const linkPath = (token: string): string => `/api/guest-threads/${encodeURIComponent(token)}`

export type Filter = { type: string; status: string; search: string; archived: boolean }

export const listPath = ({ type, status, search, archived }: Filter): string => {
  const query = new URLSearchParams({
    ...(type && { type }),
    ...(status && { status }),
    ...(search && { search }),
    ...(archived && { includeArchived: 'true' }),
  })
  return `${THREADS}${query.size > 0 ? `?${query}` : ''}`
}

export const sendMessage = (path: string, message: string, key: string): Promise<MessageView> =>
  api.post<MessageView>(`${path}/messages`, { message }, { key })
export const markRead = (path: string): Promise<void> => api.post<void>(`${path}/read`, {})
export const markAllRead = (): Promise<void> => api.post<void>(`${THREADS}/read`)
export const changeThread = (id: string, change: { archived?: boolean; deleted?: boolean }): Promise<ThreadView> =>
  api.patch<ThreadView>(threadPath(id), change)
export const changeMessage = (id: string, change: { read?: boolean; deleted?: boolean }): Promise<void> =>
  api.patch<void>(`/api/messages/${id}`, change)

export const centresPath = (text: string, minRating: number): string =>
  `/api/fitment-centres?${new URLSearchParams({ text, minRating: String(minRating) })}`
