import type { Point } from '#core/contracts/offers.ts'

/** How many alerts a person may have. */
export const mostAlerts = 20

const DAY_MS = 24 * 3_600_000

/** After so many days a person is asked whether an alert should go on; without an answer it ends a week later. */
const askAfterDays = 90
const answerWithinDays = 7

/** When the person is asked about an alert that counts from then. */
export const askAt = (from: Date): Date => new Date(from.getTime() + askAfterDays * DAY_MS)
/** A question asked before this moment has had its time for an answer. */
export const unansweredSince = (now: Date): Date => new Date(now.getTime() - answerWithinDays * DAY_MS)

/** One message shows so many offers; the others are counted. */
export const mostLines = 5

/**
 * The area of an alert as one number that an index can hold. Its centre lies in a cell of a grid whose cells are at
 * least as wide as its radius, so an offer needs only its own cell and the eight around it in each grid. Alerts for
 * deals only have numbers below zero, so that other offers never meet them.
 */
type Listening = { near: Point | undefined; radiusKm: number; dealsOnly: boolean }

/** One grid for each radius limit, in kilometres. */
const grids = [10, 25, 50, 100, 200, 500]

/** Degrees are never shorter than this between 40° south and 40° north, which is further than any alert reaches. */
const kmPerDegree = { lat: 110, lng: 85 }

/** Above the number of cells in the finest grid. */
const gridSize = 10_000_000
const columns = 4_000
const everywhere = 0

type Cell = { row: number; column: number }

const cellIn = (grid: number, { lat, lng }: Point): Cell => ({
  row: Math.floor(((lat + 90) * kmPerDegree.lat) / grid),
  column: Math.floor(((lng + 180) * kmPerDegree.lng) / grid),
})

const numberOf = (at: number, { row, column }: Cell): number => 1 + at * gridSize + row * columns + column

const forDeals = (cell: number): number => -cell - 1

/** Throws for a radius above 500 km. */
export function cellOf({ near, radiusKm, dealsOnly }: Listening): number {
  const cell = near ? numberOf(gridFor(radiusKm), cellIn(grids[gridFor(radiusKm)] ?? 0, near)) : everywhere
  return dealsOnly ? forDeals(cell) : cell
}

function gridFor(radiusKm: number): number {
  const at = grids.findIndex((most) => radiusKm <= most)
  if (at < 0) throw new Error(`no alert reaches ${radiusKm} km`)
  return at
}

/** Every cell whose alerts may listen to an offer at this place. */
export function cellsHearing(place: Point, isDeal: boolean): number[] {
  const near = grids.flatMap((grid, at) => {
    const { row, column } = cellIn(grid, place)
    return around.map(([up, right]) => numberOf(at, { row: row + up, column: column + right }))
  })
  const cells = [everywhere, ...near]
  return isDeal ? [...cells, ...cells.map(forDeals)] : cells
}

const around = [-1, 0, 1].flatMap((up) => [-1, 0, 1].map((right) => [up, right] as const))
