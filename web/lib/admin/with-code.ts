import { ApiError } from '../api/call.ts'

type Asking = { resolve(isConfirmed: boolean): void }
let asking: Asking | undefined
const listeners = new Set<() => void>()

/** For useSyncExternalStore: tells when the code is asked for, or no longer is. */
export function subscribeToCode(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const isCodeAsked = (): boolean => asking !== undefined

/** The admin has shown the second factor, or has given up. */
export function answerCode(isConfirmed: boolean): void {
  asking?.resolve(isConfirmed)
  asking = undefined
  for (const listener of listeners) listener()
}

function askForCode(): Promise<boolean> {
  answerCode(false)
  return new Promise((resolve) => {
    asking = { resolve }
    for (const listener of listeners) listener()
  })
}

/** Does what may ask for the second factor again; if it does, the admin shows it and the act is done after all. */
export async function withCode<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'CODE_REQUIRED' || !(await askForCode())) throw error
    return act()
  }
}
