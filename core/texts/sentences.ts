import type { GetICUArgs } from '@schummar/icu-type-parser'
import type * as english from './en/index.ts'

/** What every sentence may name without being handed it. */
export type Known = 'product' | 'codeMinutes' | 'linkMinutes' | 'resetMinutes' | 'verifyHours'

type Parsed<M extends string> = GetICUArgs<M, { ICUArgument: string | number; ICUNumberArgument: number }>
type KeyOf<V> = V extends V ? keyof V : never
type ValueOf<V, K extends PropertyKey> = V extends Readonly<Record<K, infer Value>> ? Value : never
/** `{fitted, select, true {…} other {…}}` takes a boolean; any other select takes the names of its branches, or any. */
type Chosen<Value> = [Extract<Value, 'true'>] extends [never] ? Value : boolean

/** The variables of a message in ICU MessageFormat, by their names. */
export type Variables<M extends string> = M extends `${string}{${string}`
  ? { [K in Exclude<KeyOf<Parsed<M>>, Known>]: Chosen<ValueOf<Parsed<M>, K>> }
  : Record<never, never>

type IsOne<K, All = K> = K extends K ? ([All] extends [K] ? true : false) : never

/** A message as it is said: a string, a function of its one variable, or of all its variables by their names. */
export type Sentence<M extends string> = keyof Variables<M> extends never
  ? string
  : IsOne<keyof Variables<M>> extends true
    ? (value: Variables<M>[keyof Variables<M>]) => string
    : (values: Variables<M>) => string

/** The messages of a language as they are said. */
export type Said<T> = T extends string
  ? Sentence<T>
  : T extends readonly unknown[]
    ? { -readonly [K in keyof T]: Said<T[K]> }
    : { readonly [K in keyof T]: Said<T[K]> }

/** All sentences of a language. */
export type Sentences = Said<typeof english>

/** The keys of English, each with words: what another language holds, and nothing else. */
export type Keys<T> = T extends string ? string : { readonly [K in keyof T]: Keys<T[K]> }

type Path<At extends string, K> = At extends '' ? K & string : `${At}.${K & string}`
/** The keys whose variables differ from those of English. */
export type Different<T, Other, At extends string = ''> = T extends string
  ? Other extends string
    ? [Variables<T>] extends [Variables<Other>]
      ? [keyof Variables<T>] extends [keyof Variables<Other>]
        ? never
        : At
      : At
    : At
  : { [K in keyof T & string]: K extends keyof Other ? Different<T[K], Other[K], Path<At, K>> : Path<At, K> }[keyof T &
      string]

/** What a language is written as, keys in groups. */
export type Messages = { readonly [key: string]: string | Messages } | readonly string[]
