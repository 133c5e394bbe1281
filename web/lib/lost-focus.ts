/*
 * A button that vanishes with its act, or is off while the act is under way, takes the focus with it, and whoever goes by
 * keyboard or by ear would begin at the top of the page. The focus goes back to it once it is on again, else to what
 * stands in its place: within its row, its part of the panel or dialog, and so on outwards.
 */
const LAYERS = '[role=dialog], [role=alertdialog]'
const TAKES_FOCUS =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"])'
/** They stand at the ends of a dialog and hand the focus round. */
const GUARDS = '[data-base-ui-focus-guard]'
const TYPED_IN = 'textarea, input:not([type=checkbox], [type=radio])'
/** What closes gives the focus back by itself first. */
const OTHERS_FIRST_MS = 50
/** A second press that was meant for what has gone does nothing to what stands in its place. */
const SAME_PRESS_MS = 500

/** Where the focus was last, in the page or in a dialog over it. */
type Place = {
  layer: Element
  one: HTMLElement
  isLost?: boolean
  /** Where what follows is looked for, once it has gone. */
  spot?: { within: Node; after: Node | null }
}

/** The one where it was last comes last. */
let places: Place[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let handed: { to: Element; at: number } | undefined

/** Watches from now on. */
export function handOnLostFocus(): void {
  let isPressed = false
  note(document.activeElement)
  document.addEventListener('focusin', ({ target }) => note(target))
  document.addEventListener('pointerdown', () => (isPressed = true), true)
  for (const ends of ['pointerup', 'pointercancel']) document.addEventListener(ends, () => (isPressed = false), true)
  // A click beside everything leaves it of one's own will.
  document.addEventListener('focusout', () => isPressed && places.pop())
  document.addEventListener('keydown', holdSamePress, true)
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['disabled'] })
}

function note(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || target === document.body || target.matches(GUARDS)) return
  const layer = target.closest(LAYERS) ?? document.body
  places = [...places.filter((place) => place.layer !== layer), { layer, one: target }]
}

function holdSamePress(event: KeyboardEvent): void {
  const isSame = handed?.to === event.target && event.timeStamp - handed.at < SAME_PRESS_MS
  if (!isSame || (event.key !== 'Enter' && event.key !== ' ')) return
  event.preventDefault()
  event.stopPropagation()
}

function look(records: readonly MutationRecord[]): void {
  for (const place of places) for (const record of records) notice(place, record)
  if (!places.at(-1)?.isLost) return
  clearTimeout(timer)
  timer = setTimeout(handOn, OTHERS_FIRST_MS)
}

function notice(place: Place, { type, target, removedNodes, previousSibling }: MutationRecord): void {
  const { one, spot } = place
  if (type === 'attributes') {
    if (target === one) place.isLost = true
    // Those beside it are on again, and it is not.
    else if (
      one.matches(':disabled') &&
      target.parentNode === one.parentNode &&
      !(target as Element).matches(':disabled')
    )
      place.spot = { within: target.parentNode as Node, after: one }
  }
  for (const node of removedNodes) {
    if (!node.contains(spot?.within ?? one)) continue
    place.isLost = true
    place.spot = { within: target, after: previousSibling }
  }
}

function handOn(): void {
  // The page may have gone before the moment came.
  if (!globalThis.document) return
  const at = document.activeElement
  if (at && at !== document.body) return
  places = places.filter(({ layer }) => layer.isConnected)
  const place = places.at(-1)
  if (!place) return
  const { one, spot, layer } = place
  const next = one.isConnected && !one.matches(':disabled') ? one : spot && follows(spot, layer)
  if (!next) return
  next.focus()
  if (next !== one) handed = { to: next, at: new Event('handed').timeStamp }
}

/** The first that takes the focus in what is left around the spot: behind it, else the last before it. */
function follows({ within, after }: NonNullable<Place['spot']>, layer: Element): HTMLElement | undefined {
  let [around, mark] = [within, after]
  while (around instanceof Element) {
    const all = [...around.querySelectorAll<HTMLElement>(TAKES_FOCUS)].filter(isOffered)
    const isBehind = (one: Element) => !mark?.isConnected || (mark.compareDocumentPosition(one) & BEHIND) === FOLLOWING
    const found = all.find(isBehind) ?? all.at(-1)
    if (found) return found
    if (around === layer) return layer === document.body ? undefined : (layer as HTMLElement)
    mark = around
    around = around.parentNode as Node
  }
}

const { DOCUMENT_POSITION_FOLLOWING: FOLLOWING, DOCUMENT_POSITION_CONTAINED_BY: INSIDE } = Node
const BEHIND = FOLLOWING | INSIDE

/** Under a finger, a field would bring up the keyboard that nobody asked for. */
const isOffered = (one: HTMLElement): boolean =>
  (one.checkVisibility?.() ?? true) && !(one.matches(TYPED_IN) && window.matchMedia?.('(pointer: coarse)').matches)
