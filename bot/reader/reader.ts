import type { Context } from '#core/context.ts'
import { twilioMedia } from '#core/messaging/inbound/twilio-media.ts'
import { fileContent } from '#core/threads/files/upload-file.ts'
import type { Answer } from './answers.ts'
import { type Asking, askServer } from './server.ts'

/** What can be read a second time; of a file, where Twilio keeps it. */
export type Question = Extract<Asking, { to: 'words' }> | { to: 'photo' | 'voice'; url: string }

export type SecondReader = {
  /** Whether it reads that at all. */
  reads(to: Question['to']): boolean
  /** Whether it may be asked now: not after failures in a row, and not about too much at once. */
  isFree(now: Date): boolean
  /** How long its answer may take. */
  limitMs(to: Question['to']): number
  /** Undefined if it has no answer in time. Never fails. */
  ask(question: Question): Promise<Answer | undefined>
  /** Lets work go on beside the answers to people. */
  beside(work: Promise<void>): void
  /** Resolves once nothing is asked any more. */
  settled(): Promise<void>
}

const WORDS_MS = 2_500
/** With the time to fetch the file and to look into it. */
const FILE_MS = 8_000
const MAX_CONCURRENT = 8
const MAX_VOICE_MS = 120_000

/** The language model that the operator has named; undefined if there is none. */
export function makeReader(ctx: Pick<Context, 'config' | 'log' | 'clock'>): SecondReader | undefined {
  const { reader } = ctx.config
  if (!reader) return undefined
  const breaker = makeBreaker()
  const fetchMedia = twilioMedia(ctx.config)
  const running = new Set<Promise<void>>()
  const limitMs = (to: Question['to']) => (to === 'words' ? WORDS_MS : FILE_MS)

  /** The file as it may leave us; undefined if it is none that can be read. */
  const fileOf = async ({ to, url }: { to: 'photo' | 'voice'; url: string }): Promise<Asking | undefined> => {
    const bytes = await fetchMedia(url)
    const content = bytes && (await fileContent(bytes))
    if (to === 'photo') return content?.kind === 'picture' ? { to, ...content } : undefined
    const isShort = content?.kind === 'voice' && (content.durationMs ?? 0) <= MAX_VOICE_MS
    return content && isShort ? { to, ...content } : undefined
  }

  const answerOf = async (asking: Asking, signal: AbortSignal): Promise<Answer | undefined> => {
    try {
      const answer = await askServer(reader, asking, signal)
      breaker.succeeded()
      return answer
    } catch (error) {
      breaker.failed(ctx.clock.now())
      ctx.log.warn({ to: asking.to, why: whyOf(error) }, 'the second reader did not answer')
      return undefined
    }
  }

  return {
    reads: (to) => to === 'words' || (to === 'voice' ? reader.voiceModel : reader.photoModel) !== undefined,
    isFree: (now) => breaker.isClosed(now) && running.size < MAX_CONCURRENT,
    limitMs,
    ask: async (question) => {
      const signal = AbortSignal.timeout(limitMs(question.to))
      try {
        const asking = question.to === 'words' ? question : await inTime(fileOf(question), signal)
        return asking && (await answerOf(asking, signal))
      } catch (error) {
        ctx.log.warn({ to: question.to, why: whyOf(error) }, 'a file could not be read for the second reader')
        return undefined
      }
    },
    beside: (work) => {
      const done = work.finally(() => void running.delete(done))
      running.add(done)
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

const inTime = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    work.then(resolve, reject)
  })

/** Only what failed: the message of an error of the form may hold what was answered. */
const whyOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  return error.name === 'ZodError' || error instanceof SyntaxError ? 'an answer in another form' : error.message
}

/** So many failures in a row, and nobody is asked for a while; then one more failure is enough. */
const FAILURES = 5
const PAUSE_MS = 60_000

type Breaker = {
  isClosed(now: Date): boolean
  succeeded(): void
  failed(now: Date): void
}

/** Keeps people from waiting for a server that does not answer. */
function makeBreaker(): Breaker {
  let failures = 0
  let openUntil = 0
  return {
    isClosed: (now) => now.getTime() >= openUntil,
    succeeded: () => {
      failures = 0
    },
    failed: (now) => {
      failures++
      if (failures >= FAILURES) openUntil = now.getTime() + PAUSE_MS
    },
  }
}
