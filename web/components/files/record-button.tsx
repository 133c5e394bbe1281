import { Mic, Square, X } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import type { Recorder } from './use-recorder.ts'

const square = 'grid size-12 shrink-0 place-items-center rounded-xl'

/** Begins a voice note, and ends it: then it is attached and can still be removed. */
export const RecordButton = ({ length, start, finish }: Recorder) =>
  length === undefined ? (
    <Button aria-label="Record a voice note" className={`${square} text-ink-soft hover:bg-sunk`} onClick={start}>
      <Mic aria-hidden size={22} />
    </Button>
  ) : (
    <Button aria-label="Stop and attach" className={`${square} bg-danger text-surface`} onClick={finish}>
      <Square aria-hidden size={18} fill="currentColor" />
    </Button>
  )

/** How long is recorded already, or why nothing is. */
export function RecordingLine({ length, problem, discard }: Recorder) {
  if (problem !== undefined)
    return (
      <p role="alert" className="mb-2 text-danger text-sm">
        {problem}
      </p>
    )
  if (length === undefined) return null
  return (
    <div className="mb-2 flex items-center gap-2 rounded-xl bg-sunk py-1 pr-1 pl-3">
      <span aria-hidden className="size-2.5 animate-pulse rounded-full bg-danger motion-reduce:animate-none" />
      <span className="grow text-sm">
        <span role="status">Recording</span> <span className="tabular-nums">{length}</span>
      </span>
      <Button
        aria-label="Discard the recording"
        className="grid size-11 place-items-center rounded-full hover:bg-surface"
        onClick={discard}
      >
        <X aria-hidden size={18} />
      </Button>
    </div>
  )
}
