/** One stretch of work, told once it is over. */
export type Span = {
  /** One of few: no address, no word of anybody. */
  name: string
  /** A door is where everything with this id began: it stands above the others. */
  kind: 'door' | 'work' | 'send'
  /** The id that the log names as well. */
  traceId: string
  /** performance.now() at its beginning. */
  began: number
  failed?: boolean
  /** Names and numbers of our own: never what people write, who they are, or what opens something. */
  facts?: Readonly<Record<string, string | number | boolean>>
}

type Recorder = (span: Span) => void
let recorder: Recorder | undefined

/** Spans go to this one from now on; undefined: to nobody. */
export const recordSpans = (to: Recorder | undefined): void => {
  recorder = to
}

/** Tells the tracing system of it, if one is set. */
export const noteSpan = (span: Span): void => recorder?.(span)

/** Does the work and tells of it. It has failed if it throws, or if its result says so. */
export async function inSpan<T>(
  span: Pick<Span, 'name' | 'kind' | 'traceId' | 'facts'>,
  work: () => Promise<T>,
  isFailure: (result: T) => boolean = () => false,
): Promise<T> {
  const began = performance.now()
  let failed = true
  try {
    const result = await work()
    failed = isFailure(result)
    return result
  } finally {
    noteSpan({ ...span, began, failed })
  }
}
