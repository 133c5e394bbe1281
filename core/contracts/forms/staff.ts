import { z } from 'zod'
import { normalisePhone } from '#core/rules/people/phone.ts'
import { ShopRole } from '../shops.ts'
import { Email } from './person.ts'

const says = 'Please enter an e-mail address or a WhatsApp number'

/** Where an invitation goes: a mailbox, or a number in E.164. */
export type InvitedAddress = { email: string } | { phone: string }

const Address = z
  .string({ error: says })
  .trim()
  .min(1, { error: says, abort: true })
  .max(254, { error: says, abort: true })
  .transform((text, check): InvitedAddress => {
    if (text.includes('@')) {
      const email = Email.safeParse(text)
      if (email.success) return { email: email.data }
    } else {
      const phone = normalisePhone(text)
      if (phone) return { phone }
    }
    check.addIssue({ code: 'custom', message: says })
    return z.NEVER
  })

/** POST /shops/:shopId/invitations, and its form. */
export const InviteForm = z.strictObject({ to: Address, role: ShopRole })
export type InviteForm = z.infer<typeof InviteForm>
export type InviteInput = z.input<typeof InviteForm>
