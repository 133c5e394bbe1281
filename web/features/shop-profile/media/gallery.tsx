import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import type { ShopMedia } from '#core/contracts/seller/shop-profile.ts'
import { acceptedPictures, gallerySays, MAX_PICTURES, picturesProblem } from '#core/rules/files/shop-pictures.ts'
import { Notice } from '#web/components/ui/states.tsx'
import { ApiError } from '#web/lib/api/call.ts'
import { newKey } from '#web/lib/api/new-key.ts'
import { toast } from '#web/lib/toast.ts'
import { FileButton } from './file-button.tsx'
import { GalleryGrid } from './gallery-grid.tsx'
import { type NewPicture, NewPictures } from './new-pictures.tsx'
import { useShowMedia } from './use-media.ts'
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
