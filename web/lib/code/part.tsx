import type { ComponentType, ReactNode } from 'react'
import { later } from './later.tsx'
import { codeOf } from './load-code.ts'

type Code<Props> = Promise<{ default: ComponentType<Props> }>

/** How the code of each part is loaded, by its file. */
const loads = new Map<string, () => Promise<void>>()
const drawn = new Set<string>()

/**
 * A part of a page that few visits show, inside of a Suspense: its code is fetched when the part is first shown. `file`
 * is where it stands below web/: the server draws it at once, and sends its code with the page.
 */
export function part<Props extends object>(file: string, load: () => Code<Props>): (props: Props) => ReactNode {
  const Later = later(load)
  let Here: ComponentType<Props> | undefined
  loads.set(file, async () => {
    Here = (await codeOf(load)).default
  })
  return (props) => {
    if (import.meta.env.SSR) drawn.add(file)
    return Here ? <Here {...props} /> : <Later {...props} />
  }
}

/** Waits for the code of these parts, so that they are drawn at once; on the server of all whose page is loaded. */
export const loadParts = (files: Iterable<string> = loads.keys()): Promise<unknown> =>
  Promise.all([...files].map((file) => loads.get(file)?.()))

/** On the server: what `draw` draws, and the files of the parts in it. */
export function withParts(draw: () => string): { html: string; parts: readonly string[] } {
  drawn.clear()
  const html = draw()
  return { html, parts: [...drawn] }
}
