import { type RefObject, Suspense, useId, useState } from 'react'
import { later } from '#web/lib/code/later.tsx'
import { field } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import type { Understood } from '../understood.ts'

const SuggestedTyres = later(() => import('./suggested-tyres.tsx'))

type Props = {
  text: string
  understood: Understood
  problem: string | undefined
  box: RefObject<HTMLInputElement | null>
  onFocus: () => void
  onChange: (text: string) => void
}

/** Takes a size in any spelling, or a car, and shows what it understood. */
export function SizeField({ text, understood, problem, box, onFocus, onChange }: Props) {
  const id = useId()
  const [isAwake, setAwake] = useState(false)
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        Tyre size or car
      </label>
      <div className="relative">
        <input
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          ref={box}
          id={id}
          name="size"
          value={text}
          onFocus={() => {
            setAwake(true)
            onFocus()
          }}
          onChange={(event) => onChange(event.target.value)}
          placeholder="205/55R16 or Polo 2018"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={60}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-says`}
          className={`${field} lettering min-h-14 text-lg placeholder:font-normal placeholder:opacity-60`}
        />
        {isAwake && understood.kind !== 'size' && (
          <Suspense>
            <SuggestedTyres box={box} text={text} onPick={onChange} />
          </Suspense>
        )}
      </div>
      <div id={`${id}-says`} aria-live="polite" className="mt-2 min-h-12 text-sm">
        {problem ? (
          <p className="font-medium text-danger">{problem}</p>
        ) : (
          <Says understood={understood} onChange={onChange} />
        )}
      </div>
    </div>
  )
}

function Says({ understood, onChange }: Pick<Props, 'understood' | 'onChange'>) {
  switch (understood.kind) {
    case 'nothing':
      return (
        <p className="text-ink-soft">
          The size is on the side of the tyre, in any spelling: 205 55 16. Or name your car.
        </p>
      )
    case 'not_yet':
      return <p className="text-ink-soft">Width, profile and rim, such as 205/55R16; or make, model and year.</p>
    case 'impossible':
      return <p className="text-danger">No tyre is made in this size. Check the numbers on the sidewall.</p>
    case 'size':
      return (
        <>
          <ul className="flex flex-wrap gap-x-4 gap-y-1" aria-label="Understood as">
            {understood.parts.map(({ value, meaning }) => (
              <li key={value + meaning}>
                <span className="lettering">{value}</span> <span className="text-ink-soft">{meaning}</span>
              </li>
            ))}
          </ul>
          {understood.rather && <Rather size={understood.rather} onChange={onChange} />}
        </>
      )
  }
}

/** Vans and bakkies wear the size with a C, which is easily left off. */
const Rather = ({ size, onChange }: { size: string; onChange: Props['onChange'] }) => (
  <Button onClick={() => onChange(size)} look="link" className="text-left">
    Do you mean {size}, for vans and bakkies?
  </Button>
)
