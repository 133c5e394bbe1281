import { useAddress } from '#web/lib/page/address.ts'
import { SidePanel } from '../../components/console/side-panel.tsx'
import { PositionForm } from './position-form.tsx'

/** Adds a place, which may have been named by people and known by nobody. */
export function NewPlacePanel({ onClose }: { onClose(): void }) {
  const { params } = useAddress()
  return (
    <SidePanel title="Add a place" onClose={onClose}>
      <PositionForm name={titled(params.get('newName') ?? '')} onDone={onClose} />
    </SidePanel>
  )
}

/** People write it in small letters. */
const titled = (name: string): string => name.replace(/(^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase())
