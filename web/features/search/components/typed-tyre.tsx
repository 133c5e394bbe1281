import { loadKg, speedKmh } from '#core/rules/tyres/load-speed.ts'
import { exampleSize } from '#core/rules/tyres/popular-sizes.ts'
import type { ParsedSize, SizeMarks } from '#core/rules/tyres/tyre-size.ts'
import { Sidewall } from '#web/components/tyres/sidewall.tsx'
import type { Understood } from '../understood.ts'

const example: ParsedSize = { kind: 'single', size: exampleSize, marks: { loadIndex: 91, speed: 'V' } }

/** The size that is typed, lettered on a tyre. */
export function TypedTyre({ understood, className }: { understood: Understood | undefined; className?: string }) {
  const shown = understood?.kind === 'size' ? understood.parsed : example
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

const serviceOf = ({ loadIndex, speed }: SizeMarks): string | undefined =>
  `${loadIndex ?? ''}${speed ?? ''}` || undefined
