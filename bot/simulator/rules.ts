import type { Approval } from './records.ts'
import type { Rendered } from './render.ts'

const windowMs = 24 * 3600 * 1000

export type Draft = {
  /** Undefined: a body (and media) without a template. */
  template: { rendered: Rendered; approval: Approval | null } | undefined
  lastInboundAt: string | undefined
  now: Date
}

export const isWindowOpen = (lastInboundAt: string | undefined, now: Date): boolean =>
  lastInboundAt !== undefined && now.getTime() - new Date(lastInboundAt).getTime() < windowMs

/** Why WhatsApp does not take a message that was accepted before; arrives in a status callback. */
export function failureOf({ template, lastInboundAt, now }: Draft): number | undefined {
  const open = isWindowOpen(lastInboundAt, now)
  if (!template) return open ? undefined : 63016
  const { rendered, approval } = template
  if (rendered.missing.length > 0) return 63028
  if (approval?.status === 'approved') return tooLong(rendered, true)
  if (approval?.status === 'rejected') return 63040
  if (approval?.status === 'paused') return 63041
  if (approval?.status === 'disabled') return 63042
  if (!open || needsApproval(rendered)) return 63016
  return tooMany(rendered) ?? tooLong(rendered, false)
}

/** Without approval one button opens an address, and none calls. */
const asksTooMuch = ({ shape, shown }: Rendered): boolean =>
  shape === 'twilio/call-to-action' &&
  ((shown.buttons?.length ?? 0) > 1 || (shown.buttons ?? []).some(({ url }) => url?.startsWith('tel:')))

const needsApproval = (rendered: Rendered) =>
  rendered.shape === 'whatsapp/authentication' || rendered.shape === 'whatsapp/card' || asksTooMuch(rendered)

/** Without approval WhatsApp shows three quick replies at most. */
const tooMany = ({ shape, shown }: Rendered): number | undefined =>
  (shape === 'twilio/quick-reply' || shape === 'twilio/card') && (shown.buttons?.length ?? 0) > 3 ? 63005 : undefined

/** Lengths count after the variables are filled in. */
function tooLong({ shape, shown }: Rendered, approved: boolean): number | undefined {
  const body = shape === 'twilio/call-to-action' ? 640 : shape === 'twilio/text' ? 1600 : 1024
  const fits =
    shown.text.length <= body &&
    (shown.buttons ?? []).every((button) => button.title.length >= 1 && button.title.length <= 20) &&
    (shown.list?.button.length ?? 0) <= 20 &&
    (shown.list?.rows ?? []).every(
      ({ title, description }) => title.length >= 1 && title.length <= 24 && (description ?? '').length <= 72,
    ) &&
    new Set(shown.list?.rows.map((row) => row.id)).size === (shown.list?.rows.length ?? 0)
  if (!fits) return 63013
  return approved && /\s{5,}/.test(shown.text) ? 63013 : undefined
}
