import type { SizeOptionView, SizeRefView } from '#core/contracts/search.ts'
import type { Changes } from '#web/lib/page/address.ts'

/** What an option changes in the address: its size, the rear one, what the vehicle needs. */
export function changesFor({ front, rear }: SizeOptionView): Changes {
  return { size: front.code, other: rear?.code, ...needsOf(front), ...(rear && { quantity: '2' }) }
}

const needsOf = ({ usualLoadIndex, usualSpeedKmh }: SizeRefView): Changes => ({
  load: usualLoadIndex === null ? undefined : String(usualLoadIndex),
  speed: usualSpeedKmh === null ? undefined : String(usualSpeedKmh),
})
