import type { LucideIcon } from 'lucide-react'

/** A page of a console, as its side bar and its tab bar show it. */
export type ConsolePlace = {
  to: string
  name: string
  /** Longer, for whoever points at it. */
  title?: string
  Icon: LucideIcon
  /** How much waits there. */
  count?: number | undefined
  /** What is counted: 'waiting'; 'unread' if it is not said. */
  says?: string | undefined
  /** The heading that it stands under in the side bar. */
  group?: string
}

export type ConsolePlaces = {
  /** Whose console it is, as it is read out: 'Business'. */
  label: string
  places: readonly ConsolePlace[]
  /** What is seldom needed: at the foot of the side bar, and behind More on a phone. */
  further: readonly ConsolePlace[]
}
