import { useShortcuts } from '#web/lib/keys.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { useLater } from '#web/lib/use-later.ts'
import { field } from '../styles.ts'

const EVERY_MS = 50

type Props = {
  label: string
  placeholder: string
  /** The name in the address. */
  name?: string
}

/** Searches the list below as somebody types; `f` leads to it. */
export function SearchBox({ label, placeholder, name = 'search' }: Props) {
  const { params, go } = useAddress()
  const id = `console-${name}`
  const [typed, setTyped] = useLater(params.get(name) ?? '', EVERY_MS, (text) =>
    go({ [name]: text.trim() || undefined, page: undefined }, 'replace'),
  )
  useShortcuts([{ key: 'f', does: label, run: () => document.getElementById(id)?.focus() }])
  return (
    <input
      id={id}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      className={`${field} max-w-md`}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}
