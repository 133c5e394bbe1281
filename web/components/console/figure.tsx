import type { ReactNode } from 'react'
import { card } from '../styles.ts'

type Props = {
  name: string
  value: ReactNode
  /** Over what time it counts, and against what: 'November so far', '3 more than last month'. */
  over?: ReactNode
  /** The colour of the value; its words say the same. */
  look?: 'good' | 'warning' | 'bad'
  /** A small picture beside the name. */
  icon?: ReactNode
}

const looks = { good: 'text-whatsapp-ink', warning: 'text-accent-ink', bad: 'text-danger' }

/** 'R 16 966,00' stays on one line. */
const isAmount = (value: ReactNode): boolean => typeof value === 'string' && value.startsWith('R ')

/** One figure of a console. Stands in a <dl>. */
export const Figure = ({ name, value, over, look, icon }: Props) => (
  <div className={`${card} grid content-start gap-1 p-4`}>
    <dt className="flex items-center gap-2 text-ink-soft text-sm [&>svg]:shrink-0">
      {icon}
      {name}
    </dt>
    <dd
      className={`font-bold text-2xl tabular-nums leading-tight sm:text-3xl ${isAmount(value) ? 'whitespace-nowrap' : ''} ${look ? looks[look] : ''}`}
    >
      {value}
    </dd>
    {over && <dd className="text-ink-soft text-sm">{over}</dd>}
  </div>
)
