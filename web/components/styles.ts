/** Looks that several parts share. */
export const field =
  'min-h-12 w-full rounded-lg border border-line-strong bg-surface px-3 text-base text-ink disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk disabled:text-ink-soft aria-invalid:border-danger'
export const primaryButton =
  'pressable inline-flex min-h-12 items-center justify-center gap-2 rounded-lg bg-accent px-5 font-bold text-on-accent hover:bg-accent-press'
export const quietButton =
  'pressable inline-flex min-h-11 items-center justify-center gap-2 rounded-lg border border-line-strong bg-surface px-4 font-semibold text-ink hover:bg-sunk'
export const whatsappButton =
  'pressable inline-flex min-h-12 items-center justify-center gap-2 rounded-lg bg-whatsapp px-5 font-bold text-on-whatsapp hover:bg-whatsapp-press'
/** What lies over the page below a dialog. */
export const backdrop = 'fixed inset-0 z-50 bg-black/55'
/** From 90rem two things stand side by side in it; lines of text keep a measure of their own. */
export const container = 'mx-auto w-full max-w-[1160px] px-4 md:px-8 min-[90rem]:max-w-[1760px]'
export const dangerButton =
  'pressable inline-flex min-h-11 items-center justify-center gap-2 rounded-lg border border-danger bg-surface px-4 font-semibold text-danger hover:bg-danger-wash'
export const linkLook = 'font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink'
export const card = 'rounded-xl bg-surface shadow-card'
/** Where the same thing can be done many times on a page, so that amber stays for one. */
export const strongButton =
  'pressable inline-flex min-h-11 items-center justify-center gap-2 rounded-lg bg-ink px-4 font-bold text-paper hover:opacity-85'
/** Lesser ways beside the one that is meant, several in a row: each a picture over its name. */
export const iconWays = 'flex flex-wrap gap-1'
export const iconWay =
  'pressable grid min-h-11 min-w-[4.75em] flex-1 content-center justify-items-center gap-0.5 rounded-lg text-center font-medium text-[0.6875rem] leading-tight hover:bg-sunk aria-pressed:bg-accent-wash aria-pressed:text-accent-ink'
