import { loadKg, speedKmh } from '#core/rules/tyres/load-speed.ts'
import { parseTyreSize } from '#core/rules/tyres/tyre-size.ts'
import { Sidewall } from '#web/components/tyres/sidewall.tsx'
import { serviceOf, type Understood } from '../understood.ts'

const example = parseTyreSize('205/55R16 91V')

/** The size that is typed, lettered on a tyre. */
export function TypedTyre({ understood, className }: { understood: Understood | undefined; className?: string }) {
  const shown = understood?.kind === 'size' ? understood.parsed : example
  if (!shown) return null
  const { loadIndex, speed } = shown.marks
  const carries = [loadIndex && `${loadKg(loadIndex)} kg`, speed && `${speedKmh(speed)} km/h`]
    .filter(Boolean)
    .join(' · ')
  return (
    <Sidewall
      size={shown.kind === 'single' ? shown.size : shown.front}
      service={serviceOf(shown.marks)}
      below={carries || undefined}
      {...(className !== undefined && { className })}
    />
  )
}
