import { type ReactNode, Suspense } from 'react'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Spinner } from '#web/components/ui/states.tsx'
import { later } from '#web/lib/code/later.tsx'
import { useAddress } from '#web/lib/page/address.ts'

const ForgotDialog = later(() => import('./forgot-dialog.tsx'))

/** What the address opens over signing in and up: the way to a new password, and the terms. */
export function EntryDialogs({ terms }: { terms: ReactNode }) {
  const { params, go } = useAddress()
  return (
    <>
      {params.get('forgot') && (
        <Suspense>
          <ForgotDialog onClose={() => go({ forgot: undefined }, 'replace')} />
        </Suspense>
      )}
      <Dialog
        open={params.get('terms') !== null}
        onClose={() => go({ terms: undefined }, 'replace')}
        title="Terms and Conditions"
        wide
      >
        <Suspense fallback={<Spinner>Loading...</Spinner>}>{terms}</Suspense>
      </Dialog>
    </>
  )
}
