import { SidePanel } from '#web/components/console/side-panel.tsx'
import { Notice, Spinner } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { MergePanel } from './merge-panel.tsx'
import { TyrePanel } from './tyre-panel.tsx'

/** The tyre that the address names, beside the list. */
export function OpenTyre() {
  const { params, go } = useAddress()
  const id = params.get('tyre') ?? undefined
  const { data, error } = useRead('GET /admin/tyres/:id', id === undefined ? null : { params: { id } })
  if (id === undefined) return null
  const close = () => go({ tyre: undefined, merge: undefined, into: undefined })
  if (!data || data.tyre.id !== id)
    return (
      <SidePanel title="Tyre" onClose={close}>
        {error ? <Notice tone="error">{error.message}</Notice> : <Spinner>Loading...</Spinner>}
      </SidePanel>
    )
  return params.has('merge') ? (
    <MergePanel key={id} tyre={data.tyre} onClose={close} />
  ) : (
    <TyrePanel key={id} detail={data} onClose={close} />
  )
}
