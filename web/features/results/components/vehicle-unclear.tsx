import { Link } from 'react-router-dom'
import type { VehicleSizesAnswer } from '#core/contracts/search.ts'
import { exampleSize } from '#core/rules/tyres/popular-sizes.ts'
import { FIRST_VEHICLE_YEAR, lastVehicleYear } from '#core/rules/tyres/vehicle-years.ts'
import { WhereItStands } from '#web/components/tyres/where-it-stands.tsx'
import { withChanges } from '#web/lib/page/address.ts'
import { RESULTS, SEARCH, type VehicleSearch } from '#web/lib/page/search-address.ts'
import { container, linkLook, primaryButton, quietButton } from '../../../components/styles.ts'

/** A year that no vehicle of ours has: what is asked for instead, and the rest stays as it was. */
const NoSuchYear = ({ vehicle: { make, model, year }, from }: { vehicle: VehicleSearch; from: string }) => (
  <section className={`${container} py-8`}>
    <h1 className="font-bold text-2xl">
      No {make} {model} of {year}
    </h1>
    <p className="mt-2 max-w-prose">
      We know vehicles from {FIRST_VEHICLE_YEAR} to {lastVehicleYear()}. For an older one, search by the size on its
      tyres.
    </p>
    <div className="mt-4 flex flex-wrap gap-3">
      <Link to={`${SEARCH}${withChanges(from, { by: 'vehicle', year: undefined })}`} className={primaryButton}>
        Change the year
      </Link>
      <Link to={`${SEARCH}${withChanges('', { by: 'size' })}`} className={`${quietButton} min-h-12`}>
        Search by size
      </Link>
    </div>
  </section>
)

/** The newest first. */
const yearsBetween = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, back) => to - back)

type Answer = Exclude<VehicleSizesAnswer, { kind: 'sizes' }>
type Props = { vehicle: VehicleSearch; answer: Answer | undefined; from: string }

/** The vehicle is not known, or not told exactly enough: what to do next. Without an answer no vehicle is of its year. */
export default function VehicleUnclear({ vehicle, answer, from }: Props) {
  return answer ? (
    <Unclear vehicle={vehicle} answer={answer} from={from} />
  ) : (
    <NoSuchYear vehicle={vehicle} from={from} />
  )
}

function Unclear({ vehicle, answer, from }: Props & { answer: Answer }) {
  const name = [vehicle.make, vehicle.model, vehicle.year].filter(Boolean).join(' ')
  const back = `${SEARCH}${withChanges(from, { by: 'vehicle' })}`
  if (answer.kind === 'ask_model')
    return (
      <section>
        <h1 className="font-bold text-2xl">Which {answer.make}?</h1>
        <ul className="mt-4 flex flex-wrap gap-2">
          {answer.models.map((model) => (
            <li key={model}>
              <Link to={`${RESULTS}${withChanges(from, { model })}`} className={quietButton}>
                {model}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    )
  if (answer.kind === 'ask_year') return <AskYear answer={answer} from={from} />
  return (
    <section className="grid gap-6 sm:grid-cols-[1fr_auto]">
      <div>
        <h1 className="font-bold text-2xl">We do not know the sizes of {name}</h1>
        <p className="mt-2 max-w-prose">
          The size stands on the side of your tyre, such as 205/55R16, and on the sticker inside the driver's door.
          Search by size with it. We have noted your vehicle, to add it.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Link to={`${SEARCH}${withChanges('', { by: 'size' })}`} className={primaryButton}>
            Search by size
          </Link>
          <Link to={back} className={quietButton}>
            Change the vehicle
          </Link>
        </div>
      </div>
      <WhereItStands size={exampleSize} className="mx-auto w-60" />
    </section>
  )
}

type YearAnswer = Extract<Answer, { kind: 'ask_year' }>

/** The size changed over the years. */
const AskYear = ({ answer, from }: { answer: YearAnswer; from: string }) => (
  <section>
    <h1 className="font-bold text-2xl">
      Which year is your {answer.make} {answer.model}?
    </h1>
    <p className="mt-2">
      Its size changed between {answer.yearFrom} and {answer.yearTo ?? 'now'}.
    </p>
    <ul className="mt-4 flex flex-wrap gap-2">
      {yearsBetween(answer.yearFrom, answer.yearTo ?? lastVehicleYear()).map((year) => (
        <li key={year}>
          <Link to={`${RESULTS}${withChanges(from, { year: String(year) })}`} className={`${quietButton} px-3!`}>
            {year}
          </Link>
        </li>
      ))}
    </ul>
    <p className="mt-5">
      <Link to={`${SEARCH}${withChanges('', { by: 'size' })}`} className={linkLook}>
        I don’t know the year: read the size off the tyre
      </Link>
    </p>
  </section>
)
