import { useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import { Button } from '#web/components/ui/button.tsx'
import 'react-easy-crop/react-easy-crop.css'
import { LOGO_SIDE, logoSays, MAX_LOGO_BYTES } from '#core/rules/files/shop-pictures.ts'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { FieldError } from '#web/components/ui/field.tsx'
import { useObjectUrl } from './use-object-url.ts'

const CLOSEST = 4

type Props = { file: File; onCropped(file: File): void; onClose(): void }

/** Chooses the square that becomes the logo: dragged, pinched, or by the arrow keys and the slider. */
export default function CropDialog({ file, onCropped, onClose }: Props) {
  const id = useId()
  const url = useObjectUrl(file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [problem, setProblem] = useState<string>()
  const take = () => {
    if (!area) return
    cropPicture(file, area).then(onCropped, () => setProblem(logoSays.unprocessable))
  }
  return (
    <Dialog
      open
      title="Crop your logo"
      description={`The square becomes ${LOGO_SIDE}x${LOGO_SIDE}px. Drag the picture, or move it with the arrow keys.`}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" className="min-h-12" onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" disabled={!area} onClick={take}>
            Use this part
          </Button>
        </div>
      }
    >
      <div className="relative h-72 overflow-hidden rounded-xl bg-sunk">
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            aspect={1}
            maxZoom={CLOSEST}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <label htmlFor={id} className="mt-4 mb-1 block font-semibold">
        Zoom
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={CLOSEST}
        step={0.05}
        value={zoom}
        className="min-h-11 w-full accent-(--accent-ink)"
        onChange={({ target }) => setZoom(Number(target.value))}
      />
      <FieldError id={`${id}-error`}>{problem}</FieldError>
    </Dialog>
  )
}

type Area = { x: number; y: number; width: number; height: number }

const JPEG_QUALITY = 0.9

/** That part of the picture as a logo: 600 x 600, PNG if it is small enough, else JPEG. */
async function cropPicture(file: Blob, { x, y, width, height }: Area): Promise<File> {
  const bitmap = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = LOGO_SIDE
  canvas.height = LOGO_SIDE
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser cannot draw')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, x, y, width, height, 0, 0, LOGO_SIDE, LOGO_SIDE)
  bitmap.close()
  const png = await blobOf(canvas, 'image/png')
  if (png.size < MAX_LOGO_BYTES) return new File([png], 'logo.png', { type: png.type })
  // JPEG knows no transparency, which would turn black.
  pen.globalCompositeOperation = 'destination-over'
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, LOGO_SIDE, LOGO_SIDE)
  return new File([await blobOf(canvas, 'image/jpeg')], 'logo.jpg', { type: 'image/jpeg' })
}

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came out'))), type, JPEG_QUALITY),
  )
