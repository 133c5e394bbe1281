import { Button } from '#web/components/ui/button.tsx'

/** How much has gone out, and the way to stop it. */
export function UploadProgress({ part, onCancel }: { part: number; onCancel(): void }) {
  const percent = Math.round(part * 100)
  return (
    <div className="grid gap-2">
      <p role="status" className="font-semibold tabular-nums">
        Uploading... {percent}%
      </p>
      <progress value={percent} max={100} aria-label="Upload" className="h-2 w-full accent-(--accent)" />
      <Button look="quiet" className="justify-self-start" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
