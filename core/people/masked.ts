import { maskAddress } from '../rules/people/phone.ts'

/** Enough to know it again, too little to write there. */
export function masked(value: string): string {
  const at = value.indexOf('@')
  return at === -1 ? maskAddress(value) : `${value.slice(0, 1)}…${value.slice(at)}`
}
