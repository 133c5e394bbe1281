import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as passes } from 'node:timers/promises'
import { io, type Socket as Line } from 'socket.io-client'
import type { FromBrowser, ToBrowser } from '#core/contracts/realtime.ts'
import { MessagePage } from '#core/contracts/threads.ts'
import { REALTIME_PATH } from '#core/rules/website/realtime.ts'
import { catchUp, type Said } from '#web/features/messages/so-far.ts'

export type Front = { origin: string; close(): void }

/** The web server in front: each connection goes to the next process that takes it, and ends with that process. */
export async function front(ports: readonly number[]): Promise<Front> {
  const sockets = new Set<Socket>()
  let turn = 0
  const reach = async (): Promise<Socket | undefined> => {
    const first = turn++
    for (const step of ports.keys()) {
      const behind = connect(ports[(first + step) % ports.length] ?? 0, '127.0.0.1')
      const reached = await once(behind, 'connect').then(
        () => true,
        () => false,
      )
      if (reached) return behind
    }
  }
  const joinUp = (one: Socket, other: Socket): void => {
    sockets.add(one)
    one.on('error', () => other.destroy())
    one.on('close', () => {
      sockets.delete(one)
      other.destroy()
    })
    one.pipe(other)
  }
  const server = createServer({ pauseOnConnect: true }, async (from) => {
    from.on('error', () => {})
    const behind = await reach()
    if (!behind) return from.destroy()
    joinUp(from, behind)
    joinUp(behind, from)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

export type Visit = { site: Front; publicUrl: string; cookie: string; threadId: string }

let addresses = 0
/** What a browser at an address of its own sends, as the web server in front passes it on. */
const headersOf = ({ publicUrl, cookie }: Visit): Record<string, string> => {
  addresses += 1
  return { Cookie: cookie, Origin: publicUrl, 'X-Forwarded-For': `41.0.${addresses >> 8}.${addresses & 255}` }
}

export type OpenBrowser = { words(): string[]; isLive(): boolean; lost(): number; close(): void }

/** Shows a conversation as the website does: it reads what is new when it is told of it, and when it connects again. */
export function openBrowser(visit: Visit): OpenBrowser {
  const headers = headersOf(visit)
  const address = `${visit.site.origin}/api/threads/${visit.threadId}/messages`
  let had: Said | undefined
  let [isReading, readsAgain, isOpen, lost] = [false, false, true, 0]
  const readPage = async ({ before }: { before?: string }): Promise<MessagePage> => {
    const answer = await fetch(before ? `${address}?before=${before}` : address, { headers })
    if (!answer.ok) throw new Error(`reading was answered with ${answer.status}`)
    return MessagePage.parse(await answer.json())
  }
  const read = async (): Promise<void> => {
    readsAgain = true
    if (isReading) return
    isReading = true
    while (readsAgain && isOpen) {
      readsAgain = false
      try {
        had = await catchUp(readPage, () => had)
      } catch {
        readsAgain = true
        await passes(100)
      }
    }
    isReading = false
  }
  const socket: Line<ToBrowser, FromBrowser> = io(visit.site.origin, {
    path: REALTIME_PATH,
    transports: ['websocket'],
    multiplex: false,
    reconnectionDelay: 200,
    extraHeaders: headers,
  })
  socket.on('connect', read)
  socket.on('event', ({ type }) => void ((type === 'thread_changed' || type === 'missed') && read()))
  socket.on('disconnect', () => {
    lost += 1
  })
  return {
    words: () => (had?.messages ?? []).map(({ content }) => content),
    isLive: () => socket.connected,
    lost: () => lost,
    close: () => {
      isOpen = false
      socket.close()
    },
  }
}

/** Writes in the conversation, again under the same key when the connection is lost before an answer. */
export async function sayOnSite(visit: Visit, message: string): Promise<void> {
  const headers = { ...headersOf(visit), 'Content-Type': 'application/json' }
  const body = JSON.stringify({ message, key: randomUUID() })
  for (;;) {
    const address = `${visit.site.origin}/api/threads/${visit.threadId}/messages`
    const answer = await fetch(address, { method: 'POST', headers, body }).catch(() => undefined)
    if (answer?.ok) return
    if (answer && answer.status < 500) throw new Error(`${answer.status}: ${await answer.text()}`)
    await passes(50)
  }
}
