import { z } from 'zod'

/** One thing that the API does: what goes in, and what comes out by its status. */
export type Operation = {
  /** The names in the path. */
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** In place of JSON, the body is a file as it is: of these types by its content, and no longer. */
  takes?: { types: readonly string[]; maxBytes: number }
  /** The success answers with a file of these types in place of JSON. */
  gives?: readonly string[]
  /** One success, and the refusals of its own. */
  responses: Readonly<{ [Status in number]?: z.ZodType }>
}

/** Operations by their keys: the method and the path below /api, with :names. */
export type Operations = Readonly<Record<`${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`, Operation>>

export type RequestPart = 'params' | 'query' | 'body'

export type SuccessStatus = 200 | 201 | 202 | 204

/** The answer of 204. */
export const nothing = z.undefined()

/** A file as an answer. */
export type FileAnswer = {
  name: string
  type: string
  bytes: Uint8Array
  /** It is saved, not shown. */
  saves: boolean
  /** Whose content it is: what people sent runs nothing, and what we made may change. */
  from: 'people' | 'us'
}
/** The answer of an operation that `gives`. */
export const file = z.custom<FileAnswer>()

/** The name of a file that is sent. */
export const FileName = z.strictObject({ name: z.string().max(300).default('') })

/** The schema of the success. */
export type SuccessOf<O extends Operation> = {
  [Status in keyof O['responses']]: Status extends SuccessStatus ? O['responses'][Status] : never
}[keyof O['responses']]

/** Of an address: by the names that are sent, with the values that they are read as. Lists are joined with commas. */
type Named<S extends z.ZodType> = {
  [Name in keyof z.input<S>]: Name extends keyof z.output<S> ? Value<z.output<S>[Name]> : never
}
type Value<T> = T extends readonly (infer One)[] ? readonly One[] : T

type OrNothing<Part extends string, T> = Partial<T> extends T ? { [P in Part]?: T } : { [P in Part]: T }

/**
 * What a caller gives: the parts that the operation takes, and no others. Of several operations it is that of each by
 * itself; their parts taken together would be more than the compiler can multiply.
 */
export type InputOf<O extends Operation> = O extends Operation
  ? ParamsOf<O> & QueryOf<O> & BodyOf<O> & FileOf<O>
  : never

type ParamsOf<O extends Operation> = O extends { readonly params: infer S extends z.ZodType }
  ? { params: Named<S> }
  : { params?: undefined }
type QueryOf<O extends Operation> = O extends { readonly query: infer S extends z.ZodType }
  ? OrNothing<'query', Named<S>>
  : { query?: undefined }
type BodyOf<O extends Operation> = O extends { readonly body: infer S extends z.ZodType }
  ? undefined extends z.input<S>
    ? { body?: z.input<S> }
    : { body: z.input<S> }
  : { body?: undefined }
type FileOf<O extends Operation> = O extends { readonly takes: object } ? { file: Blob } : { file?: undefined }
