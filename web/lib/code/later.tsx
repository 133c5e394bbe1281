import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react'
import { codeOf } from './load-code.ts'

export type Later<Props> = ((props: Props) => ReactNode) & {
  /** Fetches the code ahead of time. */
  fetch(): void
}

type Code<Props> = Promise<{ default: ComponentType<Props> }>

/** A component whose code is fetched when it is first shown, or likely to be soon. */
export function later<Props extends object>(load: () => Code<Props>): Later<Props> {
  // A lazy component keeps its failure for ever, so code that is fetched anew makes another one.
  let made: { of: Code<Props>; Part: LazyExoticComponent<ComponentType<Props>> } | undefined
  const Shown = (props: Props) => {
    const code = codeOf(load)
    if (made?.of !== code) made = { of: code, Part: lazy(() => code) }
    const { Part } = made
    return <Part {...props} />
  }
  return Object.assign(Shown, { fetch: () => void codeOf(load).catch(() => {}) })
}
