import { useEffect } from 'react'
import { wake } from '../lib/code/near.tsx'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Begun by the page itself before its code is here (api/pages/template.ts); nobody else hears a change until it ends. */
type EarlyChanges = { of: Map<Control, string | boolean>; end(): void }

/**
 * What was typed, ticked or picked before React has taken over what the server drew is told to it then: it hears nothing of
 * what came before, and would put its own state back.
 */
export function useEarlyChanges(): void {
  useEffect(() => void setTimeout(tellAll), [])
}

function tellAll(): void {
  const page: typeof window & { earlyChanges?: EarlyChanges } = window
  const changes = page.earlyChanges
  if (!changes) return
  for (const control of changes.of.keys()) wake(control)
  // What has been woken is taken over after this.
  setTimeout(() => {
    changes.end()
    delete page.earlyChanges
    for (const [control, left] of changes.of) if (control.isConnected) tell(control, left)
  })
}

function tell(control: Control, left: string | boolean): void {
  // React takes over at once what an event comes to; only then are its state and the page's apart.
  control.dispatchEvent(new Event('input', { bubbles: true }))
  if (typeof left === 'boolean') {
    if (!(control instanceof HTMLInputElement) || left === control.defaultChecked) return
    control.checked = !left
    control.click()
    return
  }
  if (control instanceof HTMLSelectElement || control.type === 'file') {
    if (control.type !== 'file') control.value = left
    control.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  // It hears of a value that it has not set itself and has not seen already.
  control.value = control.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, left)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * What is picked without a touch before, as by autofill or a screen reader, is still what its second event tells: at the
 * first one React may take the control over, and put its own state back.
 */
export function watchPicks(): void {
  let picked: { in: HTMLSelectElement; value: string } | undefined
  const seen = ({ target }: Event) => {
    picked = target instanceof HTMLSelectElement ? { in: target, value: target.value } : undefined
  }
  window.addEventListener('input', seen, true)
  window.addEventListener(
    'change',
    ({ target }) => {
      if (picked && picked.in === target) picked.in.value = picked.value
    },
    true,
  )
}
