/** A shop's logo in its profile, and the pictures of its gallery: the limits, and what is said of a file that breaks them. */
export const LOGO_SIDE = 600
const MEGABYTE = 1024 * 1024
export const MAX_LOGO_BYTES = MEGABYTE
export const MAX_PICTURE_BYTES = 5 * MEGABYTE
export const MAX_PICTURES = 10
/** Of what a picture shows: a sentence. */
export const MAX_PICTURE_WORDS = 160

export const logoTypes = ['image/jpeg', 'image/png'] as const
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const acceptedLogos = logoTypes.join(',')
export const acceptedPictures = pictureTypes.join(',')

export const logoSays = {
  type: 'Please select a JPG or PNG file only.',
  size: 'File size must be under 1MB.',
  dimensions: (width: number, height: number) =>
    `Logo dimensions are ${width}x${height}px. Must be exactly ${LOGO_SIDE}x${LOGO_SIDE}px (square).`,
  invalid: 'Invalid image file. Please select a valid JPG or PNG image.',
  unreadable: 'Unable to read the selected file. Please try a different image.',
  unprocessable: 'Unable to process the selected file. Please try a different image.',
  noDimensions: 'Error reading image dimensions. Please try a different image.',
  none: 'Please select a logo file first.',
  failed: (reason: string) => `Logo upload failed: ${reason}`,
  notKept: 'Failed to upload logo',
  notSaved: 'Failed to save logo URL to database',
  done: 'Logo uploaded. It is now visible on the dashboard.',
} as const

export const gallerySays = {
  size: 'File size must be less than 5MB',
  type: `File type must be one of: ${pictureTypes.join(', ')}`,
  invalid: 'This is not a picture that can be read',
  tooMany: (has: number, adds: number) =>
    `Maximum ${MAX_PICTURES} gallery images allowed. You have ${has} and trying to add ${adds}`,
  none: 'Please select images to upload',
  noShop: 'Business information not loaded',
  failed: (reason: string) => `Gallery upload failed: ${reason}`,
  notKept: 'Failed to upload gallery images',
  notSaved: 'Failed to save gallery to database',
  added: (count: number) => `${count} gallery images uploaded successfully!`,
  removed: 'Image removed from gallery',
  notRemoved: 'Failed to remove image',
  moved: 'Gallery reordered successfully',
  notMoved: 'Failed to reorder gallery',
  described: 'Description saved',
  notDescribed: 'Failed to save the description',
} as const

type Given = { type: string; size: number }

/** What is wrong with a file as a logo by its type and size; undefined if nothing is. */
export function logoProblem({ type, size }: Given): string | undefined {
  if (!logoTypes.some((one) => one === type)) return logoSays.type
  return size >= MAX_LOGO_BYTES ? logoSays.size : undefined
}

export const isLogoSize = ({ width, height }: { width: number; height: number }): boolean =>
  width === LOGO_SIDE && height === LOGO_SIDE

/** What is wrong with a file as a picture of the gallery; undefined if nothing is. */
export function pictureProblem({ type, size }: Given): string | undefined {
  if (size > MAX_PICTURE_BYTES) return gallerySays.size
  return pictureTypes.some((one) => one === type) ? undefined : gallerySays.type
}

/** What is wrong with several files: 'File validation failed: File 2: …'; undefined if all may be added. */
export function picturesProblem(files: readonly Given[]): string | undefined {
  const wrong = files.flatMap((file, at) => {
    const problem = pictureProblem(file)
    return problem ? [`File ${at + 1}: ${problem}`] : []
  })
  return wrong.length > 0 ? `File validation failed: ${wrong.join('; ')}` : undefined
}
