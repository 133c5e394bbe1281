import { ownReturn } from '#web/features/account/where-to.ts'
import { SignInScreen } from '#web/features/admin-entry/components/sign-in/sign-in-screen.tsx'
import { useAddress } from '#web/lib/page/address.ts'
import type { PageInfo } from '#web/lib/page/page.ts'

export const page: PageInfo = { head: () => ({ title: 'Platform Admin Login · Spoor Admin', noindex: true }) }

export function Component() {
  const { params } = useAddress()
  const back = ownReturn(params.get('return'))
  return <SignInScreen home={back?.startsWith('/admin/') ? back : '/admin/platform'} />
}
