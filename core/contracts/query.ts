import { z } from 'zod'

/** A number in an address; nothing between the characters is not 0. */
export const numeric = <T extends z.ZodType<unknown, number>>(number: T) =>
  z.string().trim().min(1).max(40).transform(Number).pipe(number)

/** true or false in an address. */
export const Flag = z.enum(['true', 'false']).transform((text) => text === 'true')

/** One or several of them, each once, with commas between. */
export const listed = <T extends z.ZodType<unknown, string>>(one: T, most: number) =>
  z
    .string()
    .min(1)
    .max(400)
    .transform((text) => [...new Set(text.split(',').map((part) => part.trim()))])
    .pipe(z.array(one).min(1).max(most))

/** Where the page before ended: its `next`. */
export const After = z.string().max(200)

/** A place in an address; one without the other is none. */
export const latLng = {
  lat: numeric(z.number().min(-90).max(90)).optional(),
  lng: numeric(z.number().min(-180).max(180)).optional(),
}

export const isPlace = ({ lat, lng }: { lat?: number | undefined; lng?: number | undefined }): boolean =>
  (lat === undefined) === (lng === undefined)
export const placeNeedsBoth = { error: 'lat and lng belong together', path: ['lng'] }

export const pointOf = ({ lat, lng }: { lat?: number | undefined; lng?: number | undefined }) =>
  lat !== undefined && lng !== undefined ? { lat, lng } : undefined
