import { useRead } from '#web/lib/api/use-read.ts'
import type { FormSubject } from '#web/lib/page/forms.ts'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Failed, Spinner } from '../../../components/ui/states.tsx'
import { Gone } from './gone.tsx'
import { WorkForm } from './work-form.tsx'

type Props = { subject: FormSubject; onClose(): void }

/** Books a shop's work without tyres of its own. */
export default function FittingForm({ subject, onClose }: Props) {
  const shop = useRead('GET /shops/:shop', { params: { shop: subject.shop ?? '' } })
  return (
    <Dialog open onClose={onClose} title="Book Tyre Fitting" description={shop.data && `At ${shop.data.name}`}>
      {shop.error?.status === 404 ? (
        <Gone>This shop is not listed any more.</Gone>
      ) : shop.error ? (
        <Failed title="The shop could not be read" onRetry={() => void shop.refetch()} retrying={shop.isFetching} />
      ) : shop.data ? (
        <WorkForm shop={shop.data} quantity={Number(subject.quantity) || 4} onClose={onClose} />
      ) : (
        <Spinner>Loading...</Spinner>
      )}
    </Dialog>
  )
}
