import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type {
  Bubble,
  BubblesAnswer,
  PhoneOnPage,
  PhonesAnswer,
  SimulatorClock,
  WriteOnPhone,
} from '#core/contracts/devtools/simulator.ts'

/** A running product, through what the page of its simulator talks to. */
export type Product = {
  phones(): Promise<PhoneOnPage[]>
  /** Everything on a phone, oldest first. */
  bubbles(address: string): Promise<Bubble[]>
  write(message: WriteOnPhone): Promise<void>
  /** Resolves once everybody is answered and all that is due has arrived. */
  settle(): Promise<void>
  clock(): Promise<SimulatorClock>
  moveClock(at: Date): Promise<void>
}

/** Answers that take longer will not come: the bot is stopped, or a message is set aside. */
const SETTLE_LIMIT_MS = 120_000

export function productAt(url: string): Product {
  const call = async (path: string, body?: unknown): Promise<Response> => {
    const answer = await fetch(`${url.replace(/\/$/, '')}/simulator/api${path}`, {
      signal: AbortSignal.timeout(SETTLE_LIMIT_MS),
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    if (!answer.ok) throw new Error(await problemIn(answer))
    return answer
  }
  return {
    phones: async () => ((await (await call('/phones')).json()) as PhonesAnswer).phones,
    bubbles: async (address) =>
      ((await (await call(`/messages?phone=${encodeURIComponent(address)}`)).json()) as BubblesAnswer).bubbles,
    write: async (message) => void (await call('/messages', message)),
    settle: async () => void (await call('/settle', {})),
    clock: async () => (await (await call('/clock')).json()) as SimulatorClock,
    moveClock: async (at) => void (await call('/clock', { now: at.toISOString() })),
  }
}

async function problemIn(answer: Response): Promise<string> {
  const text = await answer.text()
  try {
    return JSON.parse(text).message ?? text
  } catch {
    return `${answer.url} answered ${answer.status}`
  }
}

/** Its program stands with the tests, whose clock it has; it ends with this process. */
const program = join(import.meta.dirname, '..', '..', '..', 'tests', 'dialogues', 'own-product.ts')

/** A product of its own with the demo's shops, at this moment, over a database that goes with it. */
export async function startProduct(now: Date | undefined): Promise<{ product: Product; stop(): Promise<void> }> {
  const child = fork(program, now ? [now.toISOString()] : [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ended = once(child, 'exit')
  const [origin] = await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => {
      throw new Error(`the product did not start (code ${code})`)
    }),
  ])
  return {
    product: productAt(String(origin)),
    stop: async () => {
      child.disconnect()
      await ended
    },
  }
}
