import { type Names, nameWords, valueWords } from './words.ts'

type Props = { before: unknown; after: unknown; names: Names }
type State = Readonly<Record<string, unknown>>

const isState = (value: unknown): value is State => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The states before and after side by side, a field a row; what was changed stands out. */
export function States({ before, after, names }: Props) {
  const was = isState(before) ? before : {}
  const is = isState(after) ? after : {}
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  if (fields.length === 0) return <p className="text-ink-soft">Nothing else was noted.</p>
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-left">
      <thead className="text-ink-soft text-sm">
        <tr>
          <th scope="col" className="w-[30%] py-1 pr-3 font-normal">
            Field
          </th>
          <th scope="col" className="py-1 pr-3 font-normal">
            Before
          </th>
          <th scope="col" className="py-1 font-normal">
            After
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <Field key={field} name={field} was={was[field]} is={is[field]} names={names} />
        ))}
      </tbody>
    </table>
  )
}

const cell = 'break-words border-line border-t py-2 pr-3 align-top'

function Field({ name, was, is, names }: { name: string; was: unknown; is: unknown; names: Names }) {
  const [before, after] = [wordsOf(was, names, name), wordsOf(is, names, name)]
  return (
    <tr>
      <th scope="row" className={`${cell} font-normal text-ink-soft`}>
        {nameWords(name)}
      </th>
      <td className={cell}>{before}</td>
      <td className={`${cell} ${before === after ? '' : 'font-semibold'}`}>{after}</td>
    </tr>
  )
}

/** What a state does not name was not noted, which is not the same as nothing. */
const wordsOf = (value: unknown, names: Names, name: string): string =>
  value === undefined ? '–' : valueWords(value, names, name)
