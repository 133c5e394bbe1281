import { logoSays } from '#core/rules/files/shop-pictures.ts'

/** A file that the browser could decode, or what is wrong with it in words. */
export type ReadPicture = { width: number; height: number } | { problem: string }

/** How wide and high a picture is, upright. */
export async function readPicture(file: Blob): Promise<ReadPicture> {
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
