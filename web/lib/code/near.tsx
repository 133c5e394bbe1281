import { type ReactNode, Suspense, use, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'

/** How far outside of the view a part is taken over. */
const MARGIN = '100px'
/** What a part wears, so that it is found in what the server drew. */
export type NearMark = { 'data-near': string }
type Waiting = { opened: Promise<void>; open(): void }

/** The parts that still stand as the server drew them, in their order on the page. */
const waiting = new Map<string, Waiting>()
const begun = new Set<string>()

const partsOf = (id: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[data-near="${id}"]`)]

function waitFor(id: string): Promise<void> {
  const known = waiting.get(id)
  if (known) return known.opened
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  waiting.set(id, { opened, open })
  return opened
}

function begin(id: string): void {
  begun.add(id)
  waiting.get(id)?.open()
  waiting.delete(id)
}

type Props = {
  /** Draws the part; each of its outermost elements wears the mark. */
  children(mark: NearMark): ReactNode
}

/**
 * A part of the page that stays as the server drew it until it comes near the view, or is tapped or focused: only then
 * does React take it over. In a page that the browser draws itself it is there at once.
 */
export function Near({ children }: Props) {
  const id = useId()
  const isShown = useRef(false)
  // A change of the address reaches every part of the page.
  useLocation()
  useParams()
  const [isDrawn] = useState(() => !import.meta.env.SSR && partsOf(id).length > 0)
  // What changes has to be taken over first.
  if (!isDrawn || isShown.current) begun.add(id)
  if (isShown.current) begin(id)
  useEffect(() => {
    isShown.current = true
    if (begun.has(id)) return
    const observer = new IntersectionObserver(
      (parts) => {
        if (!parts.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        begin(id)
      },
      { rootMargin: MARGIN },
    )
    for (const part of partsOf(id)) observer.observe(part)
    return () => observer.disconnect()
  }, [id])
  return (
    <Suspense>
      <Part id={id}>{children}</Part>
    </Suspense>
  )
}

/** A part that is a block of its own. */
export const NearBlock = ({ children, className }: { children: ReactNode; className?: string }) => (
  <Near>
    {(mark) => (
      <div {...mark} className={className}>
        {children}
      </div>
    )}
  </Near>
)

const A_FEW = 4

type ItemsProps<Item> = {
  items: readonly Item[]
  /** How many stand in the first screen: they are awake with the page. */
  first: number
  /** Draws one, with its key. */
  each(item: Item, mark: NearMark | undefined): ReactNode
}

/** The items of a list: those after the first ones are taken over a few at a time as they come near. */
export const NearItems = <Item,>({ items, first, each }: ItemsProps<Item>) => (
  <>
    {items.slice(0, first).map((item) => each(item, undefined))}
    {fewOf(items.slice(first)).map((few, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place in the list is what stays
      <Near key={at}>{(mark) => few.map((item) => each(item, mark))}</Near>
    ))}
  </>
)

const fewOf = <Item,>(items: readonly Item[]): (readonly Item[])[] =>
  items.length === 0 ? [] : [items.slice(0, A_FEW), ...fewOf(items.slice(A_FEW))]

function Part({ id, children }: Props & { id: string }) {
  if (!import.meta.env.SSR && !begun.has(id)) use(waitFor(id))
  return children({ 'data-near': id })
}

/** Takes over what somebody touches before React hears of it; the rest follows, bit by bit, once a person is there. */
export function watchNear(): void {
  const touched = ({ target }: Event) => wake(target)
  for (const type of ['pointerdown', 'focusin', 'click', 'keydown', 'input', 'change'])
    document.addEventListener(type, touched, { capture: true, passive: true })
  for (const type of ['pointerdown', 'keydown', 'scroll'])
    document.addEventListener(type, () => whenIdle(beginNext), { capture: true, passive: true, once: true })
}

/** Takes over the parts around something on the page. */
export function wake(target: EventTarget | null): void {
  for (let part = partAround(target); part; part = partAround(part.parentElement))
    if (part.dataset.near) begin(part.dataset.near)
}

const partAround = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-near]') : null

/** One at a time, so that a tap is never behind more than one; what is not shown at this width is left out. */
function beginNext(): void {
  const next = [...waiting.keys()].find((id) => partsOf(id).some((part) => part.getClientRects().length > 0))
  if (next === undefined) return
  begin(next)
  whenIdle(beginNext)
}

const SLOWLY_MS = 100

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work, SLOWLY_MS)
}
