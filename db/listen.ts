import pg from 'pg'

const RETRY_MS = 1_000

/**
 * Calls `heard` for every notification on the channel over a connection of its own, which comes back by itself after
 * it was cut; `heard` is then called once too, without a payload, since something may have been missed.
 */
export async function listenTo(
  connectionString: string,
  channel: string,
  heard: (payload?: string) => void,
  onError: (error: Error) => void,
): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | undefined
  let closed = false
  let retry: NodeJS.Timeout | undefined

  const again = (): void => {
    client = undefined
    if (closed || retry) return
    retry = setTimeout(() => {
      retry = undefined
      void open()
    }, RETRY_MS)
  }
  const open = async (): Promise<void> => {
    const next = new pg.Client({ connectionString, keepAlive: true })
    next.on('error', (error) => {
      onError(error)
      again()
    })
    next.on('end', again)
    next.on('notification', ({ payload }) => heard(payload))
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
      client = next
      heard()
    } catch (error) {
      onError(error as Error)
      again()
    }
  }
  await open()
  return {
    close: async () => {
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
