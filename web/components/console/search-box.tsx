import { useShortcuts } from '#web/lib/keys.ts'
import { field } from '../styles.ts'
import { type Ahead, useTypedFilter } from './typed-filter.ts'

type Props = {
  label: string
  placeholder: string
  /** The name in the address. */
  name?: string
  ahead?: Ahead
}

/** Searches the list below as somebody types; `f` leads to it. */
export function SearchBox({ label, placeholder, name = 'search', ahead }: Props) {
  const id = `console-${name}`
  const [typed, setTyped] = useTypedFilter(name, ahead)
  useShortcuts([{ key: 'f', does: label, run: () => document.getElementById(id)?.focus() }])
  return (
    <input
      id={id}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      className={`${field} max-w-md pointer-fine:min-h-11`}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}
