import { z } from 'zod'

/** One thing that the API does: what goes in, and what comes out by its status. */
export type Operation = {
  /** The names in the path. */
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** One success, and the refusals of its own. */
  responses: Readonly<{ [Status in number]?: z.ZodType }>
}

/** Operations by their keys: the method and the path below /api, with :names. */
export type Operations = Readonly<Record<`${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`, Operation>>

export type RequestPart = 'params' | 'query' | 'body'

export type SuccessStatus = 200 | 201 | 202 | 204

/** The answer of 204. */
export const nothing = z.undefined()

/** The schema of the success. */
export type SuccessOf<O extends Operation> = {
  [Status in keyof O['responses']]: Status extends SuccessStatus ? O['responses'][Status] : never
}[keyof O['responses']]

/** Of an address: by the names that are sent, with the values that they are read as. Lists are joined with commas. */
type Named<S extends z.ZodType> = {
  [Name in keyof z.input<S>]: Name extends keyof z.output<S> ? Value<z.output<S>[Name]> : never
}
type Value<T> = T extends readonly (infer One)[] ? readonly One[] : T

/** What goes into a part of the operation; undefined if it has no such part. */
type PartOf<O extends Operation, P extends RequestPart> = O extends { readonly [One in P]: infer S extends z.ZodType }
  ? P extends 'body'
    ? z.input<S>
    : Named<S>
  : undefined

type IsNeeded<O extends Operation, P extends RequestPart> = P extends 'query'
  ? Partial<PartOf<O, P>> extends PartOf<O, P>
    ? false
    : true
  : undefined extends PartOf<O, P>
    ? false
    : true

/**
 * What a caller gives: the parts that the operation takes, and no others. Mapped, because of many operations at once an
 * intersection of choices would be every mixture of their parts.
 */
export type InputOf<O extends Operation> = {
  [P in RequestPart as IsNeeded<O, P> extends true ? P : never]: PartOf<O, P>
} & { [P in RequestPart as IsNeeded<O, P> extends true ? never : P]?: PartOf<O, P> }
