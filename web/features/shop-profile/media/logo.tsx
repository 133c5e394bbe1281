import { Crop, ImagePlus, Upload } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ShopMedia } from '#core/contracts/seller/shop-profile.ts'
import { acceptedLogos, isLogoSize, LOGO_SIDE, logoProblem, logoSays } from '#core/rules/files/shop-pictures.ts'
import { primaryButton, quietButton } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { later } from '#web/lib/code/later.tsx'
import { toast } from '#web/lib/toast.ts'
import { FileButton } from './file-button.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useShowMedia } from './use-media.ts'
import { useObjectUrl } from './use-object-url.ts'
import { useUpload } from './use-upload.ts'

const CropDialog = later(() => import('./crop-dialog.tsx'))

/** A chosen file: ready to be uploaded, or with what is wrong; cropping may mend that. */
type Chosen = { file: File; problem?: string; canCrop?: boolean }

async function chosenOf(file: File): Promise<Chosen> {
  const problem = logoProblem(file)
  if (problem === logoSays.type) return { file, problem }
  const read = await readPicture(file)
  if ('problem' in read) return { file, problem: read.problem }
  if (problem) return { file, problem, canCrop: true }
  return isLogoSize(read) ? { file } : { file, problem: logoSays.dimensions(read.width, read.height), canCrop: true }
}

/** The file that becomes the logo, from choosing to showing it. */
function useLogo(shopId: string) {
  const [chosen, setChosen] = useState<Chosen>()
  const [problem, setProblem] = useState<string>()
  const { part, upload, cancel } = useUpload(shopId, 'logo')
  const show = useShowMedia(shopId)
  const choose = async (file: File) => {
    setProblem(undefined)
    setChosen(await chosenOf(file))
  }
  const send = () => {
    if (!chosen) return setProblem(logoSays.none)
    if (chosen.problem) return
    setProblem(undefined)
    upload([chosen.file], show).then(
      () => {
        setChosen(undefined)
        toast({ type: 'success', title: logoSays.done })
      },
      (error: Error) => setProblem(logoSays.failed(error.message)),
    )
  }
  return { chosen, setChosen, problem, choose, send, part, cancel }
}

/** The shop's logo: the present one, the rules, and the way to another. */
export function Logo({ shopId, media }: { shopId: string; media: ShopMedia }) {
  const [isCropping, setCropping] = useState(false)
  const { chosen, setChosen, problem, choose, send, part, cancel } = useLogo(shopId)
  return (
    <section aria-labelledby="logo-title" className="grid content-start gap-3">
      <h3 id="logo-title" className="font-bold text-lg">
        Business Logo
      </h3>
      <Current logoUrl={media.logoUrl} chosen={chosen?.problem ? undefined : chosen?.file} />
      {media.canChange && <Requirements />}
      {chosen?.problem && (
        <Notice tone="error">
          {chosen.problem}
          {chosen.canCrop && (
            <Button look="quiet" className="mt-2" onClick={() => setCropping(true)}>
              <Crop aria-hidden size={18} /> Crop it
            </Button>
          )}
        </Notice>
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      {media.canChange &&
        (part === undefined ? (
          <div className="flex flex-wrap gap-3">
            <FileButton accept={acceptedLogos} onChoose={([file]) => void (file && choose(file))}>
              <ImagePlus aria-hidden size={18} /> Choose a file
            </FileButton>
            <Button className={chosen && !chosen.problem ? `${primaryButton} min-h-11!` : quietButton} onClick={send}>
              <Upload aria-hidden size={18} /> Upload Logo
            </Button>
          </div>
        ) : (
          <UploadProgress part={part} onCancel={cancel} />
        ))}
      {isCropping && chosen && (
        <Suspense>
          <CropDialog
            file={chosen.file}
            onClose={() => setCropping(false)}
            onCropped={(file) => {
              setCropping(false)
              setChosen({ file })
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

const Requirements = () => (
  <ul className="list-disc rounded-lg bg-sunk py-3 pr-4 pl-8 text-sm">
    <li>JPG or PNG</li>
    <li>
      Exactly {LOGO_SIDE}x{LOGO_SIDE}px (square)
    </li>
    <li>Under 1MB</li>
  </ul>
)

function Current({ logoUrl, chosen }: { logoUrl: string | null; chosen: File | undefined }) {
  const url = useObjectUrl(chosen)
  const shown = url ?? logoUrl
  return (
    <figure className="grid justify-items-start gap-1">
      {shown ? (
        <img
          src={shown}
          alt={url ? 'The new logo' : 'The current logo'}
          className="size-32 rounded-xl object-cover shadow-card"
        />
      ) : (
        <div className="grid size-32 place-items-center rounded-xl bg-sunk text-center text-ink-soft text-sm">
          No logo yet
        </div>
      )}
      <figcaption className="text-ink-soft text-sm">
        {url ? 'New, not uploaded yet' : logoUrl ? 'Current logo' : ''}
      </figcaption>
    </figure>
  )
}

/** A file that the browser could decode, or what is wrong with it in words. */
type ReadPicture = { width: number; height: number } | { problem: string }

/** How wide and high a picture is, upright. */
async function readPicture(file: Blob): Promise<ReadPicture> {
  try {
    await file.slice(0, 1).arrayBuffer()
  } catch {
    return { problem: logoSays.unreadable }
  }
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    bitmap.close()
    return width > 0 && height > 0 ? { width, height } : { problem: logoSays.noDimensions }
  } catch (error) {
    const isPicture = error instanceof DOMException && error.name === 'InvalidStateError'
    return { problem: isPicture ? logoSays.invalid : logoSays.unprocessable }
  }
}
