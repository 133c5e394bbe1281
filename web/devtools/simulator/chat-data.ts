import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type {
  Bubble,
  BubblesAnswer,
  PhonesAnswer,
  SimulatorEvent,
  WriteOnPhone,
} from '#core/contracts/devtools/simulator.ts'
import { localRead, localSend } from '#web/lib/api/local-server.ts'

const keys = {
  phones: ['phones'] as const,
  bubbles: (phone: string) => ['bubbles', phone] as const,
  typing: (phone: string) => ['typing', phone] as const,
}
/** WhatsApp takes the dots away after that, if no answer comes. */
const TYPING_MS = 25_000

export const phonesQuery = () =>
  queryOptions({
    queryKey: keys.phones,
    queryFn: ({ signal }) => localRead<PhonesAnswer>('/simulator/api/phones', signal),
  })

export const bubblesQuery = (phone: string) =>
  queryOptions({
    queryKey: keys.bubbles(phone),
    queryFn: ({ signal }) =>
      localRead<BubblesAnswer>(`/simulator/api/messages?phone=${encodeURIComponent(phone)}`, signal),
  })

/** Keeps every phone up to date while the page is open; after a lost connection everything is read again. */
export function useStream(): void {
  const client = useQueryClient()
  useEffect(() => {
    const source = new EventSource('/simulator/api/stream')
    source.onopen = () => void client.invalidateQueries()
    source.onmessage = (message: MessageEvent<string>) => {
      const event: SimulatorEvent = JSON.parse(message.data)
      if (event.type === 'typing') client.setQueryData(keys.typing(event.phone), Date.now())
      else take(client, event.bubble)
    }
    return () => source.close()
  }, [client])
}

/** Whether the business writes an answer at this moment. */
export function useTyping(phone: string): boolean {
  const client = useQueryClient()
  const { data: since } = useQuery<number | null>({
    queryKey: keys.typing(phone),
    queryFn: () => null,
    enabled: false,
    initialData: null,
  })
  useEffect(() => {
    if (since === null) return
    const end = setTimeout(() => client.setQueryData(keys.typing(phone), null), since + TYPING_MS - Date.now())
    return () => clearTimeout(end)
  }, [client, phone, since])
  return since !== null
}

function take(client: QueryClient, bubble: Bubble): void {
  if (bubble.by === 'business') client.setQueryData(keys.typing(bubble.phone), null)
  client.setQueryData<BubblesAnswer>(
    keys.bubbles(bubble.phone),
    (before) => before && { bubbles: placed(before.bubbles, bubble) },
  )
  client.setQueryData<PhonesAnswer>(keys.phones, (before) => before && withNews(before, bubble))
  const known = client.getQueryData<PhonesAnswer>(keys.phones)?.phones.some((phone) => phone.address === bubble.phone)
  if (known === false) void client.invalidateQueries({ queryKey: keys.phones })
}

/** A bubble that changed stays where it is; a new one goes to the end. */
function placed(bubbles: Bubble[], bubble: Bubble): Bubble[] {
  const at = bubbles.findIndex((one) => one.sid === bubble.sid)
  return at === -1 ? [...bubbles, bubble] : bubbles.with(at, bubble)
}

function withNews(answer: PhonesAnswer, bubble: Bubble): PhonesAnswer {
  const phones = answer.phones.map((phone) => {
    if (phone.address !== bubble.phone) return phone
    const isNews = bubble.by === 'business' && bubble.status === 'delivered'
    const wasNews = bubble.by === 'business' && bubble.status === 'read'
    const unread = Math.max(0, phone.unread + (isNews ? 1 : wasNews ? -1 : 0))
    const isNewest = !phone.last || bubble.at >= phone.last.at
    return { ...phone, unread, last: isNewest ? bubble : phone.last }
  })
  return { ...answer, phones }
}

export function useWrite(phone: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (message: Omit<WriteOnPhone, 'from'>) =>
      localSend<Bubble>('/simulator/api/messages', { from: phone, ...message }),
    onSuccess: (bubble) => {
      const known = client
        .getQueryData<BubblesAnswer>(keys.bubbles(phone))
        ?.bubbles.some((one) => one.sid === bubble.sid)
      if (!known) take(client, bubble)
    },
  })
}

export const markRead = (phone: string) => localSend<void>('/simulator/api/read', { phone })
export const sendAgain = (sid: string) => localSend<void>('/simulator/api/retry', { sid })
