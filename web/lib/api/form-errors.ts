import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import type { ApiError } from '#web/lib/api/call.ts'

/*
 * What went wrong is said for as long as it is so: it is read off the change that failed, and goes with the next try.
 */

/** Whether a refusal is about some of these fields, so that it is said beside them. */
export const isAbout = ({ fields }: ApiError, names: readonly string[]): boolean => names.some((name) => fields[name])

/** Puts what the server says beside the fields that it is about. */
export function showFields<Form extends FieldValues>(
  { fields }: ApiError,
  names: readonly Path<Form>[],
  setError: UseFormSetError<Form>,
): void {
  const about = names.filter((name) => fields[name])
  about.forEach((name, place) => {
    setError(name, { message: fields[name] ?? '' }, { shouldFocus: place === 0 })
  })
}

/** What a refusal says in its own words, and a failure in the given ones. */
export const wordsFor = ({ status, message }: ApiError, failed: string): string =>
  status >= 400 && status < 500 ? message : failed

/** What the server says of it, or the given words where it says nothing of its own. */
export const saidOr = ({ code, message }: ApiError, otherwise: string): string =>
  code === 'FAILED' || !message ? otherwise : message
