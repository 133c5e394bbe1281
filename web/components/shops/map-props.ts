export type MapPoint = {
  id: string
  /** What a screen reader says and what shows beside the pin. */
  name: string
  lat: number
  lng: number
  /** Stands on the pin: a price, a number. */
  label?: string
}

export type MapProps = {
  points: readonly MapPoint[]
  /** Where the driver is. */
  here?: { lat: number; lng: number } | undefined
  /** The pin that stands out. */
  picked?: string | undefined
  onPick?(id: string): void
}
