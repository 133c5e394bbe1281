import type { SizeOptionView, SizeRefView, VehicleSizesAnswer } from '#core/contracts/search.ts'
import { parseTyreSize } from '#core/rules/tyre-size.ts'
import { Sidewall } from '../../../components/sidewall.tsx'
import type { Changes } from '../../../lib/address.ts'

type Props = { answer: VehicleSizesAnswer; onSearch: (changes: Changes) => void }

/** The original sizes of a vehicle, each a way into the search. */
export function VehicleSizes({ answer, onSearch }: Props) {
  if (answer.kind === 'ask_year')
    return <p className="text-ink-soft text-sm">Choose the year: the size changed over the years.</p>
  if (answer.kind === 'ask_model') return <p className="text-ink-soft text-sm">Choose the model.</p>
  if (answer.kind === 'unknown') {
    return (
      <p className="rounded-lg bg-accent-wash p-4 text-sm">
        We do not have this vehicle yet. The size stands on the side of the tyre, such as 205/55R16, and on the sticker
        in the driver's door: search by size with it.
      </p>
    )
  }
  return (
    <div>
      <p className="mb-2 text-sm">
        <span className="font-semibold">Original sizes.</span> Choose the one that stands on the side of your tyre.
      </p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {answer.options.map((option) => (
          <li key={`${option.front.code}+${option.rear?.code ?? ''}`}>
            <Option option={option} onSearch={onSearch} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Option({ option, onSearch }: { option: SizeOptionView; onSearch: Props['onSearch'] }) {
  const { front, rear, variant } = option
  const parsed = parseTyreSize(front.code)
  return (
    <button
      type="button"
      onClick={() => onSearch({ size: front.code, other: rear?.code, ...needsOf(front) })}
      className="pressable flex h-full min-h-16 w-full items-center gap-3 rounded-lg border border-line bg-paper p-2.5 text-left hover:border-line-strong"
    >
      {parsed?.kind === 'single' && <Sidewall size={parsed.size} className="size-12 shrink-0" />}
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
    </button>
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
