import { z } from 'zod'
import { hasLetter, oneLine, severalLines } from '#core/rules/people/typed-text.ts'

/** A field of one line, as it is kept: nothing in it that cannot be seen. */
export const Line = (error?: string) => z.string(error === undefined ? undefined : { error }).overwrite(oneLine)

/** A field whose lines are the writer's own. */
export const Lines = (error?: string) => z.string(error === undefined ? undefined : { error }).overwrite(severalLines)

/** Not said of an empty name, which is missing. */
export const isName = (text: string): boolean => text === '' || hasLetter(text)
export const nameSays = 'Name must contain a letter'
