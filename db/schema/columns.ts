import type { ColumnType, Generated } from 'kysely'

/** Set by the database unless given. */
export type Defaulted<T> = Generated<T>
/** timestamptz: read as Date. */
export type Instant = ColumnType<Date, Date, Date>
export type OptionalInstant = ColumnType<Date | null, Date | null | undefined, Date | null>
export type DefaultedInstant = ColumnType<Date, Date | undefined, Date>
/** jsonb: read as T, written as its JSON text. */
export type Json<T> = ColumnType<T, string, string>
/** jsonb that is always an object: read and written as it is. */
export type Facts<T> = ColumnType<T, T, T>
export type DefaultedJson<T> = ColumnType<T, string | undefined, string>
export type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>
/** date: read and written as YYYY-MM-DD. */
export type DateOnly = string
/** time: read as HH:MM:SS, written as HH:MM. */
export type TimeOnly = string
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>
/** Kept by a trigger of the database: read only. */
export type ByDatabase<T> = ColumnType<T, never, never>
