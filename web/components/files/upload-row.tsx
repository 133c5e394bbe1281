import { FileText, Mic, RotateCw, X } from 'lucide-react'
import { MAX_FILES, sizeText } from '#core/rules/files/files.ts'
import { Button } from '../ui/button.tsx'
import { fileAddress, useFilesPlace } from './files-place.ts'
import type { Upload, Uploads } from './use-uploads.ts'

const iconButton = 'grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunk'

/** The files that go out with the words below. */
export function UploadRow({
  uploads,
  isFull,
  retry,
  canRetry,
  remove,
}: Pick<Uploads, 'uploads' | 'isFull' | 'retry' | 'canRetry' | 'remove'>) {
  if (uploads.length === 0 && !isFull) return null
  return (
    <>
      {isFull && (
        <p role="alert" className="mb-2 text-danger text-sm">
          A message takes {MAX_FILES} files.
        </p>
      )}
      <ul aria-label="Attached files" className="mb-2 flex flex-col gap-1">
        {uploads.map((one) => (
          <li key={one.key} className="flex items-center gap-2 rounded-xl bg-sunk py-1 pr-1 pl-2">
            <Sign upload={one} />
            <span className="min-w-0 grow leading-tight">
              <span className="block truncate text-sm">{one.name}</span>
              <State upload={one} />
            </span>
            {one.problem && canRetry(one.key) && (
              <Button aria-label={`Try ${one.name} again`} className={iconButton} onClick={() => retry(one.key)}>
                <RotateCw aria-hidden size={18} />
              </Button>
            )}
            <Button aria-label={`Remove ${one.name}`} className={iconButton} onClick={() => remove(one.key)}>
              <X aria-hidden size={18} />
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Sign({ upload: { view } }: { upload: Upload }) {
  const place = useFilesPlace()
  if (place && view?.kind === 'picture') {
    const small = fileAddress(place, view.id, { form: 'small' })
    return <img src={small} alt="" className="size-10 shrink-0 rounded-lg object-cover" />
  }
  const Icon = view?.kind === 'voice' ? Mic : FileText
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-surface text-ink-soft">
      <Icon aria-hidden size={20} />
    </span>
  )
}

function State({ upload: { name, part, view, problem } }: { upload: Upload }) {
  if (problem)
    return (
      <span role="alert" className="block text-danger text-sm">
        {problem}
      </span>
    )
  if (view) return <span className="block text-ink-soft text-xs">{sizeText(view.bytes)}</span>
  return <progress aria-label={`Uploading ${name}`} value={part} max={1} className="block h-1.5 w-full accent-accent" />
}
