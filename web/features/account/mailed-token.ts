import { useLocation } from 'react-router-dom'

const name = 'mailed-token'

/**
 * The token behind the # of the address, which no server sees. Signing in leaves the page, so it can be kept in this tab
 * until then.
 */
export function useMailedToken() {
  const here = useLocation().hash.slice(1)
  return { token: () => here || kept(), keep: () => keep(here), forget: () => keep('') }
}

function kept(): string {
  try {
    return sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

function keep(token: string): void {
  try {
    if (token) sessionStorage.setItem(name, token)
    else sessionStorage.removeItem(name)
  } catch {
    // Without storage the person opens the link of the mail once more.
  }
}
