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
