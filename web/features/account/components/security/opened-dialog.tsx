import { Suspense } from 'react'
import type { ProfileView } from '#core/contracts/profile.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { later } from '#web/lib/code/later.tsx'
import { useAddress } from '#web/lib/page/address.ts'

const dialogs = {
  email: later(() => import('./email-dialog.tsx')),
  password: later(() => import('./password-dialog.tsx')),
  number: later(() => import('./number-dialog.tsx')),
}
export type AccountDialogName = keyof typeof dialogs
const isName = (text: string | null): text is AccountDialogName => text !== null && Object.hasOwn(dialogs, text)

/** What is being changed of the ways in, as it stands in the address. */
export function OpenedDialog({ profile }: { profile: ProfileView }) {
  const invalidate = useInvalidate()
  const { params, go } = useAddress()
  const opened = params.get('change')
  const Opened = isName(opened) ? dialogs[opened] : undefined
  const close = () => go({ change: undefined }, 'replace')
  const done = () => {
    invalidate('GET /profile', 'GET /auth/sessions', 'GET /preferences')
    close()
  }
  return (
    Opened && (
      <Suspense>
        <Opened profile={profile} onClose={close} onDone={done} />
      </Suspense>
    )
  )
}
