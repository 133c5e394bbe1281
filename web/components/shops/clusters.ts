import type { MapPoint } from './map-props.ts'

type OnScreen = { x: number; y: number }
/** Points that stand too close to be told apart or tapped, as one; a point by itself is a cluster of one. */
export type Cluster = { points: MapPoint[] }

/** A pin with its label is about so wide, and so high. */
const width = 84
const height = 40

/** Groups the points whose pins would cover each other at the map's present scale. */
export function clustersOf(points: readonly MapPoint[], onScreen: (point: MapPoint) => OnScreen): Cluster[] {
  const clusters: (Cluster & { at: OnScreen })[] = []
  for (const point of points) {
    const at = onScreen(point)
    const near = clusters.find(
      (one) => Math.abs(one.at.x - at.x) < (point.label ? width : height) && Math.abs(one.at.y - at.y) < height,
    )
    if (near) near.points.push(point)
    else clusters.push({ points: [point], at })
  }
  return clusters
}
