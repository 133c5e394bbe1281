import type { CSSProperties } from 'react'

export const GAP_PX = 16
/** What a notice with an act takes. */
const ROOM_PX = 220
/** The narrowest that they can still be read in. */
const NARROW_PX = 240

/**
 * Where notices stand: beside or above a dialog, at the left of a panel that is open beside the page, in a conversation
 * over its oldest lines, else at the foot of the page or of its column that says so, above the bar there or the acts of a panel that fills the
 * screen.
 */
export function spotOfToasts(): CSSProperties {
  const width = window.innerWidth
  const dialog = document.querySelector('[role=dialog][data-foot]')?.getBoundingClientRect()
  // A sheet from below is a bar at the foot.
  if (dialog && dialog.left > GAP_PX) {
    const beside = dialog.left - 2 * GAP_PX
    return beside >= NARROW_PX
      ? { bottom: GAP_PX, left: GAP_PX, width: beside }
      : { top: GAP_PX, left: GAP_PX, right: GAP_PX, marginInline: 'auto' }
  }
  const panel = document.querySelector('[data-side-panel]')?.getBoundingClientRect()
  const isBeside = panel !== undefined && panel.left > GAP_PX
  const here = document.querySelector('[data-toasts-here]')?.getBoundingClientRect()
  if (here && !isBeside) {
    const [left, right] = [here.left + GAP_PX, width - here.right + GAP_PX]
    return { top: here.top + GAP_PX / 2, left, right, marginInline: 'auto' }
  }
  const page = (document.querySelector('[data-page]')?.getBoundingClientRect().left ?? 0) + GAP_PX
  const over = isBeside ? undefined : document.querySelector('[data-toasts-over]')?.getBoundingClientRect()
  const isColumn = over !== undefined && over.left > page + GAP_PX
  const left = isColumn ? over.left : page
  const right = isColumn ? width - over.right : isBeside ? width - panel.left + GAP_PX : GAP_PX
  const center = left === GAP_PX && !isBeside ? { marginInline: 'auto' } : {}
  return {
    bottom: footOf(document.querySelectorAll('[data-foot]'), left, width - right) + GAP_PX,
    left,
    right,
    ...center,
  }
}

/** How high what stands at the foot of the screen between the two reaches: a bar, and what stands on it. */
function footOf(bars: Iterable<Element>, left: number, right: number): number {
  const height = window.innerHeight
  const foot = [...bars]
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.height > 0 && bar.left < right && bar.right > left)
    .toSorted((one, other) => other.bottom - one.bottom)
    .reduce((reach, bar) => (bar.bottom > height - reach - GAP_PX ? Math.max(reach, height - bar.top) : reach), 0)
  // Above a sheet that leaves no room it would not be seen.
  return Math.min(foot, Math.max(0, height - ROOM_PX))
}
