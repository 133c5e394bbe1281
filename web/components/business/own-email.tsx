import { useWho } from '#web/lib/session.ts'

/** The address of whoever is signed in; nothing while it is not known, or without one. */
export function OwnEmail() {
  const who = useWho()
  return who.state === 'in' && who.account.email ? <span className="break-all">{who.account.email}</span> : null
}
