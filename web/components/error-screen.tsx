import { Component, type ReactNode } from 'react'
import { primaryButton, quietButton } from './styles.ts'

type State = { id: string | undefined }

/** Stands in for a page that failed to draw. React knows error boundaries only as classes. */
export class ErrorScreen extends Component<{ children: ReactNode }, State> {
  override state: State = { id: undefined }

  static getDerivedStateFromError(): State {
    return { id: crypto.randomUUID?.().slice(0, 8) ?? Date.now().toString(36) }
  }

  override render(): ReactNode {
    if (this.state.id === undefined) return this.props.children
    return (
      <main className="mx-auto max-w-md p-8">
        <h1 className="font-bold text-2xl">Something went wrong</h1>
        <p className="mt-2 text-ink-soft">Error {this.state.id}</p>
        <div className="mt-6 flex gap-3">
          <button type="button" className={primaryButton} onClick={() => this.setState({ id: undefined })}>
            Try Again
          </button>
          <button type="button" className={quietButton} onClick={() => window.location.reload()}>
            Reload Page
          </button>
        </div>
      </main>
    )
  }
}
