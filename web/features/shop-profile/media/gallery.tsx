import { ImagePlus, Upload, X } from 'lucide-react'
import { useState } from 'react'
import type { ShopMedia } from '#core/contracts/seller/shop-profile.ts'
import { acceptedPictures, gallerySays, MAX_PICTURES, picturesProblem } from '#core/rules/files/shop-pictures.ts'
import { primaryButton, quietButton } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { ApiError } from '#web/lib/api/call.ts'
import { newKey } from '#web/lib/api/new-key.ts'
import { toast } from '#web/lib/toast.ts'
import { FileButton } from './file-button.tsx'
import { GalleryGrid } from './gallery-grid.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useShowMedia } from './use-media.ts'
import { useObjectUrl } from './use-object-url.ts'
import { useUpload } from './use-upload.ts'

/** New pictures, from choosing to showing them. */
function useNewPictures(shopId: string, has: number) {
  const [selection, setSelection] = useState<readonly NewPicture[]>([])
  const [problem, setProblem] = useState<string>()
  const { part, upload, cancel } = useUpload(shopId, 'gallery')
  const show = useShowMedia(shopId)
  const add = (files: readonly File[]) => {
    const adds = selection.length + files.length
    const tooMany = has + adds > MAX_PICTURES ? gallerySays.tooMany(has, adds) : undefined
    const wrong = picturesProblem(files) ?? tooMany
    setProblem(wrong)
    if (!wrong) setSelection([...selection, ...files.map((file) => ({ key: newKey(), file }))])
  }
  const send = () => {
    if (selection.length === 0) return setProblem(gallerySays.none)
    setProblem(undefined)
    const count = selection.length
    upload(
      selection.map(({ file }) => file),
      (kept) => {
        show(kept)
        setSelection((left) => left.slice(1))
      },
    ).then(
      () => toast({ type: 'success', title: gallerySays.added(count) }),
      (error: Error) =>
        setProblem(
          error instanceof ApiError && error.code === 'SHOP_NOT_FOUND'
            ? gallerySays.noShop
            : gallerySays.failed(error.message),
        ),
    )
  }
  const remove = (key: string) => setSelection(selection.filter((one) => one.key !== key))
  return { selection, problem, part, add, send, remove, cancel }
}

/** The pictures of the shop in their order, and new ones on their way. */
export function Gallery({ shopId, media }: { shopId: string; media: ShopMedia }) {
  const { gallery, canChange } = media
  const { selection, problem, part, add, send, remove, cancel } = useNewPictures(shopId, gallery.length)
  return (
    <section aria-labelledby="gallery-title" className="grid min-w-0 content-start gap-3">
      <h3 id="gallery-title" className="font-bold text-lg">
        Business Gallery{' '}
        <span className="font-normal text-base text-ink-soft tabular-nums">
          {gallery.length} of {MAX_PICTURES}
        </span>
      </h3>
      {gallery.length === 0 ? (
        <p className="rounded-lg bg-sunk px-4 py-6 text-center text-ink-soft">
          No gallery images yet... Show drivers your shop front, your workshop and your people.
        </p>
      ) : (
        <GalleryGrid shopId={shopId} media={media} />
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      {canChange && (
        <>
          {part === undefined && (
            <FileButton accept={acceptedPictures} multiple onChoose={add}>
              <ImagePlus aria-hidden size={18} /> Choose images
            </FileButton>
          )}
          <NewPictures pictures={selection} part={part} onRemove={remove} onUpload={send} onCancel={cancel} />
          <p className="text-ink-soft text-sm">
            JPG, PNG or WebP, at most 5MB each. Drag pictures into order; the first is the face of your page.
          </p>
        </>
      )}
    </section>
  )
}

type NewPicture = { key: string; file: File }

type Props = {
  pictures: readonly NewPicture[]
  /** From 0 to 1 while they go out. */
  part: number | undefined
  onRemove(key: string): void
  onUpload(): void
  onCancel(): void
}

/** What was chosen and is not uploaded yet. */
const NewPictures = ({ pictures, part, onRemove, onUpload, onCancel }: Props) => (
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
