import { fetchJson } from './call.ts'

/** Reads from the simulator or the mailbox, which have no contract: the caller names the type. */
export async function localRead<Answer>(path: string, signal: AbortSignal): Promise<Answer> {
  return (await fetchJson(path, { signal })) as Answer
}

/** Sends to the simulator or the mailbox. */
export async function localSend<Answer>(path: string, body: unknown): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' }
  return (await fetchJson(path, { method: 'POST', headers, body: JSON.stringify(body) })) as Answer
}
