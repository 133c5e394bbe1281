import { z } from 'zod'
import { wrongIn } from '../../rules/legal/markup.ts'
import { normalisePhone } from '../../rules/people/phone.ts'

const line = (most: number, what: string) =>
  z
    .string()
    .trim()
    .min(1, `Please enter the ${what}`)
    .max(most, `At most ${most} characters`)
    .regex(/^[^\n\r\t]*$/, 'One line only')

/** Left empty, it is not shown. */
const orNothing = <T extends z.ZodType<string, string>>(value: T) =>
  z.union([z.literal('').transform(() => null), z.null(), value])

export const SiteContentForm = z.strictObject({
  claims: z.array(z.strictObject({ title: line(60, 'claim'), text: line(200, 'sentence') })).max(6),
  figures: z.array(z.strictObject({ value: line(20, 'figure'), label: line(60, 'words') })).max(6),
  supportEmail: orNothing(z.email('Please enter a valid email address').max(200)),
  supportWhatsapp: orNothing(
    z.string().transform((text, issue) => {
      const number = normalisePhone(text)
      if (number) return number
      issue.addIssue({ code: 'custom', message: 'Please enter a valid number' })
      return z.NEVER
    }),
  ),
  registeredAddress: orNothing(z.string().trim().max(300, 'At most 300 characters')),
  helpUrl: orNothing(
    z.url({ protocol: /^https$/, error: 'Please enter an address that begins with https://' }).max(200),
  ),
})
export type SiteContentForm = z.infer<typeof SiteContentForm>

export const LEGAL_MOST = 40_000

const Markup = z
  .string()
  .max(LEGAL_MOST, `At most ${LEGAL_MOST} characters`)
  .superRefine((markup, issue) => {
    const wrong = wrongIn(markup)
    if (wrong) issue.addIssue({ code: 'custom', message: wrong })
  })

export const PublishLegalText = z.strictObject({
  markup: Markup,
  effectiveOn: z.iso.date('Please choose the day from which it applies'),
})
export type PublishLegalText = z.infer<typeof PublishLegalText>
