import { useEffect, useState } from 'react'
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import type { ApiError } from '#web/lib/api/call.ts'

const ERROR_MS = 5000

/** What went wrong, for as long as it is shown. */
export function useFadingError() {
  const [error, setError] = useState<{ says: string }>()
  useEffect(() => {
    if (!error) return
    const timer = setTimeout(() => setError(undefined), ERROR_MS)
    return () => clearTimeout(timer)
  }, [error])
  return [error?.says, (says: string | undefined) => setError(says ? { says } : undefined)] as const
}

/** Puts what the server says beside the fields that it is about; false when it is about none of them. */
export function showFields<Form extends FieldValues>(
  { fields }: ApiError,
  names: readonly Path<Form>[],
  setError: UseFormSetError<Form>,
): boolean {
  const about = names.filter((name) => fields[name])
  about.forEach((name, place) => {
    setError(name, { message: fields[name] ?? '' }, { shouldFocus: place === 0 })
  })
  return about.length > 0
}

/** What a refusal says in its own words, and a failure in the given ones. */
export const wordsFor = ({ status, message }: ApiError, failed: string): string =>
  status >= 400 && status < 500 ? message : failed
