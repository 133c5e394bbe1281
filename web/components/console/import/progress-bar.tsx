import { grouped } from '#web/lib/counts.ts'

type Props = { label: string; progress: number; total: number }

/** How far it is; read out as it goes. */
export const ProgressBar = ({ label, progress, total }: Props) => (
  <div className="grid gap-2 rounded-xl bg-surface p-5 shadow-card">
    <p role="status" className="flex flex-wrap justify-between gap-2 font-semibold tabular-nums">
      <span>{label}…</span>
      <span>
        {grouped(progress)} of {grouped(total)} rows
      </span>
    </p>
    <progress
      aria-label={label}
      className="h-3 w-full accent-(--accent-ink)"
      max={Math.max(1, total)}
      value={progress}
    />
    <p className="text-ink-soft text-sm">It goes on by itself; you may leave this page and come back.</p>
  </div>
)
