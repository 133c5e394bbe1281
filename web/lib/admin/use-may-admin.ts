import { type AdminArea, mayAdmin } from '#core/rules/admin/admin-areas.ts'
import { useWho } from '../session.ts'

/** Whether whoever is signed in works in this part of the console. */
export function useMayAdmin(area: AdminArea): boolean {
  const who = useWho()
  return who.state === 'in' && mayAdmin(who.account.adminRoles ?? [], area)
}
