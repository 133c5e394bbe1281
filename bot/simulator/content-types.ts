import { z } from 'zod'

const Text = z.object({ body: z.string().min(1).max(1600) })
const Reply = z.object({ title: z.string().min(1), id: z.string().min(1).max(200), type: z.string().optional() })
const QuickReply = z.object({ body: z.string().min(1).max(1024), actions: z.array(Reply).min(1).max(10) })
const ListPicker = z.object({
  body: z.string().min(1).max(1024),
  button: z.string().min(1),
  items: z
    .array(z.object({ item: z.string().min(1), id: z.string().min(1).max(200), description: z.string().nullish() }))
    .min(1)
    .max(10),
})
const CardAction = z.object({
  type: z.string(),
  title: z.string().min(1).optional(),
  url: z.string().optional(),
  phone: z.string().optional(),
  id: z.string().optional(),
})
const CallToAction = z.object({ body: z.string().min(1).max(640), actions: z.array(CardAction).min(1).max(10) })
const Media = z.object({ body: z.string().max(1600).nullish(), media: z.array(z.string()).min(1).max(10) })
const Location = z.object({
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
  label: z.string().nullish(),
})
const Card = z.object({
  title: z.string().nullish(),
  header_text: z.string().nullish(),
  body: z.string().nullish(),
  subtitle: z.string().nullish(),
  footer: z.string().nullish(),
  media: z.union([z.string(), z.array(z.string())]).nullish(),
  actions: z.array(CardAction).max(10).nullish(),
})
const Authentication = z.object({
  add_security_recommendation: z.boolean().nullish(),
  code_expiration_minutes: z.number().min(1).max(90).nullish(),
  actions: z.array(z.object({ type: z.string(), copy_code_text: z.string().nullish() })).min(1),
})

/** The types of a template, the richest that WhatsApp can show first: that is the one it shows. */
export const contentTypes = {
  'whatsapp/authentication': Authentication,
  'whatsapp/card': Card,
  'twilio/card': Card,
  'twilio/list-picker': ListPicker,
  'twilio/quick-reply': QuickReply,
  'twilio/call-to-action': CallToAction,
  'twilio/location': Location,
  'twilio/media': Media,
  'twilio/text': Text,
} as const
export type ContentTypeName = keyof typeof contentTypes
export type ContentShape = {
  [Name in ContentTypeName]: { name: Name; value: z.infer<(typeof contentTypes)[Name]> }
}[ContentTypeName]

const names = Object.keys(contentTypes) as ContentTypeName[]

/** The type that WhatsApp shows; undefined when the template has none that it can. */
export function richestType(types: Readonly<Record<string, unknown>>): ContentShape | undefined {
  for (const name of names) {
    if (!(name in types)) continue
    const read = contentTypes[name].safeParse(types[name])
    if (read.success) return { name, value: read.data } as ContentShape
  }
  return undefined
}

const endsInVariable = /^https?:\/\/[^{}]+\/\{\{\w{1,16}\}\}$/

/** Every address in the types, of buttons and of pictures. */
const addressesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^https?:\/\//.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : []
}

/** What is wrong with the types of a template that is being made; nothing when they can be sent. */
export function problemsOf(types: Readonly<Record<string, unknown>>): string[] {
  if (Object.keys(types).length === 0) return ['types must name at least one content type']
  const variable = addressesIn(types).find((url) => url.includes('{{') && !endsInVariable.test(url))
  if (variable !== undefined) return ['only the end of an address, behind a slash, may be a variable']
  return Object.entries(types).flatMap(([name, value]) => {
    const schema = names.find((known) => known === name)
    if (!schema) return [`${name} is not a content type that WhatsApp shows`]
    const read = contentTypes[schema].safeParse(value)
    return (read.error?.issues ?? []).map((issue) => `${name}.${issue.path.join('.')} ${issue.message}`)
  })
}
