import { type ComponentType, type ReactNode, use } from 'react'
import { codeOf } from './load-code.ts'

export type Later<Props> = ((props: Props) => ReactNode) & {
  /** Fetches the code ahead of time. */
  fetch(): void
}

/** A component whose code is fetched when it is first shown, or likely to be soon. */
export function later<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): Later<Props> {
  const Shown = (props: Props) => {
    const { default: Part } = use(codeOf(load))
    return <Part {...props} />
  }
  return Object.assign(Shown, { fetch: () => void codeOf(load).catch(() => {}) })
}
