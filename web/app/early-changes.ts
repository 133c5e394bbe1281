import { useEffect } from 'react'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Begun by the page itself before its code is here (api/pages/template.ts); nobody else hears a change until it ends. */
export type EarlyChanges = { of: Map<Control, string | boolean>; end(): void }

/**
 * What was typed, ticked or picked before React has taken over what the server drew is told to it then: it hears nothing of
 * what came before, and would put its own state back.
 */
export function useEarlyChanges(): void {
  useEffect(() => void setTimeout(tell), [])
}

function tell(): void {
  const { earlyChanges }: typeof window & { earlyChanges?: EarlyChanges } = window
  if (earlyChanges?.of.size)
    import('./tell-early-changes.ts')
      .then(({ tellEarlyChanges }) => tellEarlyChanges(earlyChanges))
      .catch(earlyChanges.end)
  else earlyChanges?.end()
}

/**
 * What is picked without a touch before, as by autofill or a screen reader, is still what its second event tells: at the
 * first one React may take the control over, and put its own state back.
 */
export function watchPicks(): void {
  let picked: EventTarget | null
  let value = ''
  const hear = ({ type, target }: Event) => {
    if (!(target instanceof HTMLSelectElement)) return
    if (type === 'change' && target === picked) target.value = value
    picked = target
    value = target.value
  }
  for (const type of ['input', 'change']) addEventListener(type, hear, true)
}
