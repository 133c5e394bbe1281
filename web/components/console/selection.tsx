import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { Button } from '../ui/button.tsx'

export type Selection = {
  chosen: ReadonlySet<string>
  change(ids: readonly string[], on: boolean): void
  clear(): void
}

/** Which rows are chosen, by their ids; the rows of other pages stay chosen. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const change = useCallback((ids: readonly string[], on: boolean) => {
    setChosen((before) => {
      const next = new Set(before)
      for (const id of ids) {
        if (on) next.add(id)
        else next.delete(id)
      }
      return next
    })
  }, [])
  const clear = useCallback(() => setChosen(new Set()), [])
  return useMemo(() => ({ chosen, change, clear }), [chosen, change, clear])
}

type BoxProps = { name: string; isChosen: boolean; onChange(on: boolean): void }

export const ChooseBox = ({ name, isChosen, onChange }: BoxProps) => (
  <label className="grid size-9 cursor-pointer place-items-center pointer-coarse:size-11">
    <span className="sr-only">Choose {name}</span>
    <input
      type="checkbox"
      className="size-5 accent-(--accent-ink)"
      checked={isChosen}
      onChange={({ target }) => onChange(target.checked)}
    />
  </label>
)

/** What can be done with the chosen rows, at the foot of the page while there are any. */
export const SelectionBar = ({ selection, children }: { selection: Selection; children: ReactNode }) =>
  selection.chosen.size > 0 && (
    <section
      aria-label="Chosen rows"
      className="sticky bottom-0 z-20 flex flex-wrap items-center gap-2 rounded-xl bg-ink px-4 py-2 text-paper shadow-card"
    >
      <p role="status" className="mr-auto font-semibold tabular-nums">
        {selection.chosen.size} chosen
      </p>
      {children}
      <Button look="text" className="px-3 underline-offset-4" onClick={selection.clear}>
        Clear
      </Button>
    </section>
  )
