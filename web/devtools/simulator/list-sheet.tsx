import { useState } from 'react'
import type { Shown } from '#core/contracts/devtools/simulator.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Sheet } from './sheet.tsx'

type Props = { list: NonNullable<Shown['list']>; onChoose: (id: string) => void; onClose: () => void }

/** The rows behind a list message: choose one, then send it. */
export function ListSheet({ list, onChoose, onClose }: Props) {
  const [chosen, setChosen] = useState<string>()
  const send = (
    <Button
      disabled={chosen === undefined}
      onClick={() => chosen !== undefined && onChoose(chosen)}
      className="pressable min-h-11 w-full rounded-full bg-whatsapp font-semibold text-on-whatsapp hover:bg-whatsapp-press disabled:bg-sunk disabled:text-ink-soft"
    >
      Send
    </Button>
  )
  return (
    <Sheet title={list.button} onClose={onClose} footer={send}>
      <fieldset className="py-1">
        <legend className="sr-only">{list.button}</legend>
        {list.rows.map((row) => (
          <label key={row.id} className="flex min-h-14 cursor-pointer items-center gap-3 px-4 py-2 hover:bg-sunk">
            <span className="min-w-0 flex-1">
              <span className="block text-[15px]">{row.title}</span>
              {row.description && <span className="block text-ink-soft text-sm">{row.description}</span>}
            </span>
            <input
              type="radio"
              name={`rows-${list.button}`}
              value={row.id}
              checked={chosen === row.id}
              onChange={() => setChosen(row.id)}
              className="size-5 accent-whatsapp-ink"
            />
          </label>
        ))}
      </fieldset>
    </Sheet>
  )
}
