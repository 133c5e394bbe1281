import type { ComponentType, ReactNode } from 'react'
import { later } from './later.tsx'

type Code<Props> = Promise<{ default: ComponentType<Props> }>

const loading: Promise<unknown>[] = []
const drawn = new Set<string>()

/**
 * A part of a page that few visits show, inside of a Suspense: its code is fetched when the part is first shown. The
 * server draws it at once, and sends its code with the page if it is told the file, below web/.
 */
export function part<Props extends object>(load: () => Code<Props>, file?: string): (props: Props) => ReactNode {
  if (!import.meta.env.SSR) return later(load)
  let Here: ComponentType<Props> | undefined
  loading.push(
    load().then((code) => {
      Here = code.default
    }),
  )
  return (props) => {
    if (file) drawn.add(file)
    return Here && <Here {...props} />
  }
}

/** On the server: waits until it can draw every part of the pages that are loaded. */
export const partsLoaded = (): Promise<unknown> => Promise.all(loading)

/** On the server: what `draw` draws, and the files of the parts in it. */
export function withParts(draw: () => string): { html: string; parts: readonly string[] } {
  drawn.clear()
  const html = draw()
  return { html, parts: [...drawn] }
}
