import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'

export type Suggestion = { key: string; text: string; shown?: ReactNode }
type Props = { suggestions: readonly Suggestion[]; onPick(one: Suggestion): void }

/**
 * What may be meant, under the field in which it is typed: picked by tap, or by arrows and Enter. Without a picked one
 * Enter does what the form does.
 */
export function useSuggest({ suggestions, onPick }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const shows = isOpen && suggestions.length > 0
  const close = () => {
    setOpen(false)
    setAt(-1)
  }
  const pick = (one: Suggestion) => {
    close()
    onPick(one)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return close()
    if (!shows) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const picked = suggestions[at]
    if (step !== 0) {
      event.preventDefault()
      setAt((at + step + suggestions.length + (at < 0 && step < 0 ? 1 : 0)) % suggestions.length)
    } else if (event.key === 'Enter' && picked) {
      event.preventDefault()
      pick(picked)
    }
  }
  const field = {
    role: 'combobox',
    'aria-expanded': shows,
    'aria-controls': `${id}-list`,
    'aria-autocomplete': 'list',
    'aria-activedescendant': shows && at >= 0 ? `${id}-${at}` : undefined,
    onKeyDown,
    onInput: () => {
      setOpen(true)
      setAt(-1)
    },
    onBlur: close,
  } as const
  const list = shows && <List id={id} suggestions={suggestions} at={at} onPick={pick} />
  return { field, list }
}

type ListProps = Props & { id: string; at: number }

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
