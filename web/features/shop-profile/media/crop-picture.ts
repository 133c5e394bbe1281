import { LOGO_SIDE, MAX_LOGO_BYTES } from '#core/rules/files/shop-pictures.ts'

export type Area = { x: number; y: number; width: number; height: number }

const JPEG_QUALITY = 0.9

/** That part of the picture as a logo: 600 x 600, PNG if it is small enough, else JPEG. */
export async function cropPicture(file: Blob, { x, y, width, height }: Area): Promise<File> {
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
