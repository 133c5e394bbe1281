import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

const name = 'invitation-token'

/** The token behind the # of the mail's link, which no server sees; kept in this tab while its holder signs in. */
export function useInvitationToken(): string {
  const here = useLocation().hash.slice(1)
  useEffect(() => {
    if (!here) return
    try {
      sessionStorage.setItem(name, here)
    } catch {
      // Without storage the person opens the link of the mail once more.
    }
  }, [here])
  return here || kept()
}

function kept(): string {
  try {
    return sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}
