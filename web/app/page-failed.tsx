import { Component, type ReactNode } from 'react'
import { ComponentError, NotHereOffline } from '../components/error-screen.tsx'
import { newErrorId, note, wordsOf } from '../lib/device/diagnostics.ts'

type State = { id: string | undefined }

/** Stands in for a page that failed to load or to draw, inside of what stands around it. */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { id: undefined }

  static getDerivedStateFromError(): State {
    return { id: newErrorId() }
  }

  override componentDidCatch(error: unknown): void {
    note(`error ${this.state.id ?? ''} ${wordsOf(error)}`)
  }

  override render(): ReactNode {
    const { id } = this.state
    if (id === undefined) return this.props.children
    // Without a connection its code could not be loaded: nothing is wrong with it.
    return navigator.onLine ? <ComponentError id={id} /> : <NotHereOffline />
  }
}
