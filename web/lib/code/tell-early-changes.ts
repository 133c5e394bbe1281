import { wake } from './near.tsx'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Begun by the page itself before its code is here (api/pages/template.ts): what each control was left at, the newest last.
 * Nobody else hears a change until it ends, which forgets them, for a password may be among them.
 */
export type EarlyChanges = { of: Map<Control, string | boolean>; end(): void }

/** Tells React what people did before, each at its control, and lets them be heard again. */
export async function tellEarlyChanges({ of, end }: EarlyChanges): Promise<void> {
  for (const control of of.keys()) wake(control)
  // What has been woken is taken over after this.
  await new Promise((resolve) => setTimeout(resolve))
  const changes = [...of]
  end()
  for (const [control, left] of changes) tell(control, left)
}

function tell(control: Control, left: string | boolean): void {
  if (control instanceof HTMLSelectElement) control.value = String(left)
  // React takes over at once what an event comes to; only then are its state and the page's apart.
  control.dispatchEvent(new Event('input', { bubbles: true }))
  if (control instanceof HTMLSelectElement || control.type === 'file') {
    control.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (typeof left === 'string') {
    // It hears of a value that it has not set itself and has not seen already.
    control.value = control.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, left)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  } else if (control instanceof HTMLInputElement && (control.type === 'radio' || left !== control.defaultChecked)) {
    control.checked = !left
    control.click()
  }
}
