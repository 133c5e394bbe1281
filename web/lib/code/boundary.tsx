import { Component, type ReactNode } from 'react'
import { newErrorId, note, wordsOf } from '../device/diagnostics.ts'
import { forgetFailedCode, isCodeNotLoaded } from './fetch-code.ts'

export type Failure = {
  id: string
  /** Its code could not be fetched: nothing is wrong with it. */
  notLoaded: boolean
}

type Props = { children: ReactNode; instead(failure: Failure, again: () => void): ReactNode }
type State = { failure: Failure | undefined }

/**
 * Shows something instead of a part that failed. What could not be fetched is fetched again once there is a connection.
 * React knows error boundaries only as classes.
 */
export class Boundary extends Component<Props, State> {
  override state: State = { failure: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { id: newErrorId(), notLoaded: isCodeNotLoaded(error) } }
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.#backOnline)
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.#backOnline)
    // Whoever comes back to it tries again.
    if (this.state.failure) forgetFailedCode()
  }

  override componentDidCatch(error: unknown): void {
    note(`error ${this.state.failure?.id ?? ''} ${wordsOf(error)}`)
  }

  #again = (): void => {
    forgetFailedCode()
    this.setState({ failure: undefined })
  }

  #backOnline = (): void => {
    if (this.state.failure?.notLoaded) this.#again()
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? this.props.instead(failure, this.#again) : this.props.children
  }
}
