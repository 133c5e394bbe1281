import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { Operation } from '#core/contracts/operations/operation.ts'
import type { OperationKey, operations } from '#core/contracts/operations.ts'
import type { Refusal } from '#core/errors.ts'
import { type AccessRule, anyone } from './access.ts'
import type { RateLimit } from './rate-limit.ts'
import { type Answer, type Endpoint, type HandlerInput, routes } from './route.ts'

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

type Words = {
  summary: string
  guestSummary: string
  rateLimit: RateLimit
  /** If it is another one for the holder of a link. */
  guestRateLimit?: RateLimit
  idempotent?: true
  tooLarge?: () => Refusal
}

type Both<Mine, ByLink> = Answer<Operations[Extract<Mine, OperationKey>]> &
  Answer<Operations[Extract<ByLink, OperationKey>]>

/**
 * One row for two operations, which differ in nothing but how somebody comes to what they act on. That both are keys is
 * not asked of the compiler in general: it loses itself among as many.
 */
type Row<Subject, Mine, ByLink> = Words & {
  handle(
    input: Subject &
      Pick<
        HandlerInput<unknown, Operations[Extract<Mine | ByLink, OperationKey>]>,
        'ctx' | 'params' | 'query' | 'body' | 'file'
      >,
  ): Promise<Both<Mine, ByLink>> | Both<Mine, ByLink>
}

/** A row whose key is put together: it was checked in its table, and the compiler cannot follow it from there. */
type AnyRow = Words & { handle(input: object): Promise<never> }

/** The parameters that an address names. */
type ParamsOf<At extends string> = At extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParamsOf<Rest>
  : At extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown

/** What the use-cases need to know of whom and what: an actor and the id of a booking, or the access to a thread. */
type SubjectOf<Params, Subject> = (asked: { ctx: Context; actor: Actor; params: Params }) => Subject | Promise<Subject>

/**
 * The access of somebody who is signed in, or of a guest who holds the private link of one thing. Each row becomes an
 * operation at both addresses.
 */
export const linkOrSignedIn =
  <const Mine extends string, const ByLink extends string, Subject extends object>(
    mine: { at: Mine; access: AccessRule<unknown>; subject: SubjectOf<ParamsOf<Mine>, Subject> },
    byLink: { at: ByLink; subject: SubjectOf<ParamsOf<ByLink>, Subject> },
  ) =>
  (
    rows: {
      readonly [E in End<Mine, ByLink>]?: Row<Subject, KeyAt<Mine, E>, KeyAt<ByLink, E>>
    },
  ): { mine: readonly Endpoint[]; byLink: readonly Endpoint[] } => {
    const all: readonly [string, AnyRow][] = Object.entries(rows as object)
    const forGuests = all.map(([end, row]): [string, AnyRow] => [
      end,
      { ...row, summary: row.guestSummary, rateLimit: row.guestRateLimit ?? row.rateLimit },
    ])
    return { mine: below(mine, all), byLink: below({ ...byLink, access: anyone }, forGuests) }
  }

type Place = { at: string; access: AccessRule<unknown>; subject(asked: never): object | Promise<object> }

/** The rows as operations at one of the addresses. Their types were checked above, which `object` says. */
const below = ({ at, access, subject }: Place, rows: readonly [string, AnyRow][]): readonly Endpoint[] =>
  routes<object>(
    Object.fromEntries(
      rows.map(([end, row]) => [
        end.replace(' ', ` ${at}`),
        {
          ...row,
          access,
          // Whoever comes by a link acts as its holder, also where somebody is signed in.
          handle: async (input: HandlerInput<unknown, Operation>) => {
            const { actor: _actor, visitor: _visitor, ...rest } = input
            return row.handle({ ...rest, ...(await subject(input as never)) })
          },
        },
      ]),
    ),
  )
