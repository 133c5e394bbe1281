import { Download } from 'lucide-react'
import { Suspense } from 'react'
import type { ProfileView } from '#core/contracts/profile.ts'
import { quietButton } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { addressOf } from '#web/lib/api/address-of.ts'
import { later } from '#web/lib/code/later.tsx'
import { useAddress } from '#web/lib/page/address.ts'
import { Panel } from '../profile/panel.tsx'

const DeleteDialog = later(() => import('./delete-dialog.tsx'))

/** What is kept of the person: theirs to have, and theirs to end. */
export function DataPanel({ profile }: { profile: ProfileView }) {
  const { params, go } = useAddress()
  return (
    <Panel title="Your data" lead="Download everything that we keep of you, or delete your account.">
      <div className="flex flex-wrap gap-3">
        <a href={addressOf('GET /profile/export')} download="spoor-my-data.json" className={quietButton}>
          <Download aria-hidden size={18} /> Download my data
        </a>
        {profile.role === 'customer' && (
          <Button look="danger" onClick={() => go({ change: 'delete' })}>
            Delete my account
          </Button>
        )}
      </div>
      {params.get('change') === 'delete' && profile.role === 'customer' && (
        <Suspense>
          <DeleteDialog profile={profile} onClose={() => go({ change: undefined }, 'replace')} />
        </Suspense>
      )}
    </Panel>
  )
}
