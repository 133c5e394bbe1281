import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react'

export type Suggestion = { key: string; text: string; shown?: ReactNode }
type Props = {
  /** The field in which it is typed. */
  box: RefObject<HTMLInputElement | null>
  suggestions: readonly Suggestion[]
  onPick(one: Suggestion): void
}

/**
 * What may be meant, under the field: picked by tap, or by arrows and Enter. Without a picked one Enter does what the
 * form does. It is fetched when somebody comes to the field, so it ties itself to one that is there.
 */
export function Suggest({ box, suggestions, onPick }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(true)
  const [at, setAt] = useState(-1)
  const shows = isOpen && suggestions.length > 0
  const pick = (one: Suggestion) => {
    setOpen(false)
    setAt(-1)
    onPick(one)
  }
  useEffect(() => {
    const field = box.current
    if (!field) return
    const typed = () => {
      setOpen(true)
      setAt(-1)
    }
    const left = () => setOpen(false)
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape') return setOpen(false)
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      const picked = suggestions[at]
      if (!shows || (step === 0 && (event.key !== 'Enter' || !picked))) return
      event.preventDefault()
      if (step === 0) return picked && pick(picked)
      setAt(at < 0 && step < 0 ? suggestions.length - 1 : (at + step + suggestions.length) % suggestions.length)
    }
    field.setAttribute('aria-expanded', String(shows))
    if (shows && at >= 0) field.setAttribute('aria-activedescendant', `${id}-${at}`)
    else field.removeAttribute('aria-activedescendant')
    field.setAttribute('aria-controls', `${id}-list`)
    field.addEventListener('input', typed)
    field.addEventListener('blur', left)
    field.addEventListener('keydown', pressed)
    return () => {
      field.removeEventListener('input', typed)
      field.removeEventListener('blur', left)
      field.removeEventListener('keydown', pressed)
    }
  })
  return shows && <List id={id} suggestions={suggestions} at={at} onPick={pick} />
}

type ListProps = Omit<Props, 'box'> & { id: string; at: number }

const List = ({ id, suggestions, at, onPick }: ListProps) => (
  <ul
    id={`${id}-list`}
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a combobox
    role="listbox"
    aria-label="Suggestions"
    className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto rounded-lg bg-surface p-1 shadow-card ring-1 ring-line-strong"
  >
    {suggestions.map((one, index) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
      <li
        key={one.key}
        id={`${id}-${index}`}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a combobox
        role="option"
        tabIndex={-1}
        aria-selected={index === at}
        // The field keeps the focus.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onPick(one)}
        className="flex min-h-11 cursor-pointer items-center rounded-md px-3 hover:bg-sunk aria-selected:bg-sunk"
      >
        {one.shown ?? one.text}
      </li>
    ))}
  </ul>
)
