import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { OperationKey, operations } from '#core/contracts/operations.ts'
import type { Refusal } from '#core/errors.ts'
import { type AccessRule, anyone } from './access.ts'
import type { RateLimit } from './rate-limit.ts'
import { type Answer, type Endpoint, type HandlerInput, implement } from './route.ts'

type Operations = typeof operations

/** 'POST /cancel', if that is an operation below both addresses. */
type End<Mine extends string, ByLink extends string, K = OperationKey> = K extends `${infer Verb} ${Mine}${infer Rest}`
  ? `${Verb} ${ByLink}${Rest}` extends OperationKey
    ? `${Verb} ${Rest}`
    : never
  : never

type KeyAt<Base extends string, E> = E extends `${infer Verb} ${infer Rest}`
  ? Extract<OperationKey, `${Verb} ${Base}${Rest}`>
  : never

type Both<Mine extends OperationKey, ByLink extends OperationKey> = Answer<Operations[Mine]> &
  Answer<Operations[ByLink]>

/** One row for two operations, which differ in nothing but how somebody comes to what they act on. */
type Row<Subject, Mine extends OperationKey, ByLink extends OperationKey> = {
  summary: string
  guestSummary: string
  rateLimit: RateLimit
  /** If it is another one for the holder of a link. */
  guestRateLimit?: RateLimit
  idempotent?: true
  tooLarge?: () => Refusal
  handle(
    input: Subject &
      Pick<HandlerInput<unknown, Operations[Mine | ByLink]>, 'ctx' | 'params' | 'query' | 'body' | 'file'>,
  ): Promise<Both<Mine, ByLink>> | Both<Mine, ByLink>
}

/** What the use-cases need to know of whom and what: an actor and the id of a booking, or the access to a thread. */
type SubjectOf<Params, Subject> = (asked: { ctx: Context; actor: Actor; params: Params }) => Subject | Promise<Subject>

/**
 * The access of somebody who is signed in, or of a guest who holds the private link of one thing. Each row becomes an
 * operation at both addresses.
 */
export const linkOrSignedIn =
  <const Mine extends string, const ByLink extends string, Subject extends object>(
    mine: { at: Mine; access: AccessRule<unknown>; subject: SubjectOf<{ id: string }, Subject> },
    byLink: { at: ByLink; subject: SubjectOf<{ token: string }, Subject> },
  ) =>
  (
    rows: {
      readonly [E in End<Mine, ByLink>]?: Row<Subject, KeyAt<Mine, E>, KeyAt<ByLink, E>>
    },
  ): { mine: readonly Endpoint[]; byLink: readonly Endpoint[] } => {
    const all = Object.entries<Row<Subject, OperationKey, OperationKey>>(rows)
    return {
      mine: all.map(([end, { guestSummary, guestRateLimit, handle, ...row }]) =>
        implement(end.replace(' ', ` ${mine.at}`), {
          ...row,
          access: mine.access,
          handle: async (input) => handle({ ...input, ...(await mine.subject(input)) }),
        }),
      ),
      byLink: all.map(([end, { guestSummary, guestRateLimit, handle, ...row }]) =>
        implement(end.replace(' ', ` ${byLink.at}`), {
          ...row,
          summary: guestSummary,
          rateLimit: guestRateLimit ?? row.rateLimit,
          access: anyone,
          handle: async (input) => handle({ ...input, ...(await byLink.subject(input)) }),
        }),
      ),
    }
  }
