import type { SizeOptionView, SizeRefView, VehicleSizesAnswer } from '#core/contracts/search.ts'
import { parseTyreSize } from '#core/rules/tyres/tyre-size.ts'
import { WhereItStands } from '#web/components/tyres/where-it-stands.tsx'
import type { Changes } from '#web/lib/page/address.ts'

type Props = {
  answer: VehicleSizesAnswer
  chosen: Changes | undefined
  onChoose(changes: Changes): void
}

/** The original sizes of a vehicle, to be confirmed by what stands on the tyre. */
export function VehicleSizes({ answer, chosen, onChoose }: Props) {
  if (answer.kind === 'ask_model') return null
  if (answer.kind === 'ask_year')
    return <p className="text-ink-soft text-sm">Add the year: the size changed over the years.</p>
  if (answer.kind === 'unknown') return <UnknownVehicle />
  const [first] = answer.options
  const shown = parseTyreSize(chosen?.size ?? first?.front.code ?? '')
  return (
    <fieldset>
      <legend className="mb-2">
        <span className="font-semibold">Original sizes.</span> Choose the one that stands on the side of your tyre.
      </legend>
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_auto]">
        <ul className="grid gap-2">
          {answer.options.map((option) => (
            <li key={keyOf(option)}>
              <Option option={option} chosen={chosen} onChoose={onChoose} />
            </li>
          ))}
        </ul>
        {shown?.kind === 'single' && <WhereItStands size={shown.size} className="mx-auto w-52" />}
      </div>
    </fieldset>
  )
}

export const UnknownVehicle = () => (
  <div className="rounded-lg bg-accent-wash p-4 text-sm">
    <p className="font-semibold">We do not have this vehicle yet.</p>
    <p>
      The size stands on the side of the tyre, such as 205/55R16, and on the sticker inside the driver's door. Search by
      size with it.
    </p>
  </div>
)

const keyOf = ({ front, rear }: SizeOptionView) => `${front.code}+${rear?.code ?? ''}`

function Option({ option, chosen, onChoose }: { option: SizeOptionView } & Pick<Props, 'chosen' | 'onChoose'>) {
  const { front, rear, variant } = option
  const changes = { size: front.code, other: rear?.code, ...needsOf(front) }
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border border-line bg-paper p-2.5 hover:border-line-strong has-checked:border-accent-ink">
      <input
        type="radio"
        checked={chosen?.size === front.code && chosen.other === rear?.code}
        onChange={() => onChoose(changes)}
        className="size-5 shrink-0 accent-(--accent-ink)"
      />
      <span className="min-w-0">
        {rear ? (
          <>
            <Axle name="Front" size={front} />
            <Axle name="Rear" size={rear} />
          </>
        ) : (
          <span className="lettering block">{front.code}</span>
        )}
        {variant && <span className="block text-ink-soft text-sm">{variant}</span>}
      </span>
    </label>
  )
}

const Axle = ({ name, size }: { name: string; size: SizeRefView }) => (
  <span className="block">
    <span className="text-ink-soft text-sm">{name} </span>
    <span className="lettering">{size.code}</span>
  </span>
)

/** What the vehicle needs; offers below it are marked. */
const needsOf = ({ usualLoadIndex, usualSpeedKmh }: SizeRefView): Changes => ({
  load: usualLoadIndex === null ? undefined : String(usualLoadIndex),
  speed: usualSpeedKmh === null ? undefined : String(usualSpeedKmh),
})
