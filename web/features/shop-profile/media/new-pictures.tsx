import { Upload, X } from 'lucide-react'
import { primaryButton, quietButton } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useObjectUrl } from './use-object-url.ts'

export type NewPicture = { key: string; file: File }

type Props = {
  pictures: readonly NewPicture[]
  /** From 0 to 1 while they go out. */
  part: number | undefined
  onRemove(key: string): void
  onUpload(): void
  onCancel(): void
}

/** What was chosen and is not uploaded yet. */
export const NewPictures = ({ pictures, part, onRemove, onUpload, onCancel }: Props) => (
  <div className="grid gap-3">
    {pictures.length > 0 && (
      <ul aria-label="New images" className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {pictures.map(({ key, file }) => (
          <li key={key} className="relative">
            <Shown file={file} />
            {part === undefined && (
              <Button
                aria-label={`Remove ${file.name}`}
                className="absolute top-1 right-1 grid size-11 place-items-center rounded-full bg-surface shadow-card"
                onClick={() => onRemove(key)}
              >
                <X aria-hidden size={18} />
              </Button>
            )}
          </li>
        ))}
      </ul>
    )}
    {part !== undefined ? (
      <UploadProgress part={part} onCancel={onCancel} />
    ) : (
      <Button
        className={`${pictures.length > 0 ? `${primaryButton} min-h-11!` : quietButton} justify-self-start`}
        onClick={onUpload}
      >
        <Upload aria-hidden size={18} /> Upload Images
      </Button>
    )}
  </div>
)

const Shown = ({ file }: { file: File }) => {
  const url = useObjectUrl(file)
  return <img src={url} alt={file.name} className="aspect-3/2 w-full rounded-lg bg-sunk object-cover opacity-80" />
}
