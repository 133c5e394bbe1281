/** Looks that several parts share. */
export const field =
  'min-h-12 w-full rounded-lg border border-line-strong bg-surface px-3 text-base text-ink aria-invalid:border-danger'
export const primaryButton =
  'pressable inline-flex min-h-12 items-center justify-center gap-2 rounded-lg bg-accent px-5 font-bold text-on-accent hover:bg-accent-press'
export const quietButton =
  'pressable inline-flex min-h-11 items-center justify-center gap-2 rounded-lg border border-line-strong bg-surface px-4 font-semibold text-ink hover:bg-sunk'
export const whatsappButton =
  'pressable inline-flex min-h-12 items-center justify-center gap-2 rounded-lg bg-whatsapp px-5 font-bold text-on-whatsapp hover:bg-whatsapp-press'
export const container = 'mx-auto w-full max-w-[1160px] px-4 md:px-8'
export const dangerButton =
  'pressable inline-flex min-h-11 items-center justify-center gap-2 rounded-lg border border-danger bg-surface px-4 font-semibold text-danger hover:bg-danger-wash'
export const linkLook = 'font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink'
export const card = 'rounded-xl bg-surface shadow-card'
