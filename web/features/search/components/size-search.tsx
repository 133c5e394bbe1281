import { Search } from 'lucide-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { popularSizes } from '#core/rules/popular-sizes.ts'
import { type ParsedSize, sizeCode } from '#core/rules/tyre-size.ts'
import { primaryButton } from '../../../components/styles.ts'
import type { Changes } from '../../../lib/address.ts'
import { type Understood, understand } from '../understood.ts'
import { SizeField } from './size-field.tsx'

type Props = {
  text: string
  understood: Understood
  howManyWhere: ReactNode
  onText: (text: string) => void
  onSearch: (changes: Changes) => void
}

export function SizeSearch({ text, understood, howManyWhere, onText, onSearch }: Props) {
  const [problem, setProblem] = useState<string>()
  const box = useRef<HTMLInputElement>(null)

  const search = (from: Understood) => {
    if (from.kind !== 'size') {
      setProblem(
        from.kind === 'impossible'
          ? 'No tyre is made in this size. Check the numbers on the sidewall.'
          : 'Type the size on the side of your tyre, such as 205/55R16.',
      )
      box.current?.focus()
      return
    }
    onSearch({ ...sizesOf(from.parsed), load: undefined, speed: undefined })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(understood)
  }
  const take = (code: string) => {
    setProblem(undefined)
    onText(code)
    search(understand(code))
  }

  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <SizeField
        box={box}
        text={text}
        understood={understood}
        problem={problem}
        onChange={(next) => {
          setProblem(undefined)
          onText(next)
        }}
      />
      {howManyWhere}
      <button type="submit" className={`${primaryButton} w-full text-lg`}>
        <Search aria-hidden size={20} />
        Find tyres
      </button>
      <Popular onTake={take} />
    </form>
  )
}

/** Two sizes are searched one after the other, the front one first. */
function sizesOf(parsed: ParsedSize): Changes {
  if (parsed.kind === 'single') return { size: sizeCode(parsed.size), other: undefined }
  return { size: sizeCode(parsed.front), other: sizeCode(parsed.rear) }
}

const Popular = ({ onTake }: { onTake: (code: string) => void }) => (
  <div>
    <p id="popular-sizes" className="mb-2 text-ink-soft text-sm">
      Popular sizes
    </p>
    <ul aria-labelledby="popular-sizes" className="flex flex-wrap gap-2">
      {popularSizes.map((code) => (
        <li key={code}>
          <button
            type="button"
            onClick={() => onTake(code)}
            className="pressable min-h-11 rounded-full border border-line bg-paper px-3.5 text-sm tabular-nums hover:border-line-strong"
          >
            {code}
          </button>
        </li>
      ))}
    </ul>
  </div>
)
