import { z } from 'zod'
import { announcementLimits, paceLimits } from '../../rules/announcements/announcement.ts'
import { provinceNames } from '../../rules/places/provinces.ts'

/** Whom it is for; `accounts` is everybody with an account, and only a legal text is told to them. */
export const AnnouncementAudience = z.enum(['drivers', 'owners', 'members', 'accounts'])
export type AnnouncementAudience = z.infer<typeof AnnouncementAudience>
export const AnnouncementChannel = z.enum(['whatsapp', 'email', 'in_app'])
export type AnnouncementChannel = z.infer<typeof AnnouncementChannel>
const line = (most: number, name: string) =>
  z.string().trim().min(1, `Please enter the ${name}`).max(most, `At most ${most} characters`)

export const AnnouncementForm = z
  .strictObject({
    title: line(announcementLimits.title, 'title').regex(/^[^\n\r\t]*$/, 'One line only'),
    words: line(announcementLimits.words, 'words'),
    /** A page of ours: a path, no address elsewhere. */
    path: z
      .string()
      .trim()
      .max(announcementLimits.path, `At most ${announcementLimits.path} characters`)
      .regex(/^(\/(?!\/)[\w\-.~/?=&%,]*)?$/, 'A page of our own, such as /alerts')
      .nullable(),
    audience: AnnouncementAudience.exclude(['accounts']),
    channels: z.array(AnnouncementChannel).min(1, 'Please choose a channel').max(3),
    province: z.enum(provinceNames).nullable(),
    language: z.enum(['en', 'af']).nullable(),
    pace: z
      .int('A whole number')
      .min(paceLimits.least, `At least ${paceLimits.least}`)
      .max(paceLimits.most, `At most ${paceLimits.most}`),
  })
  .refine(({ audience, channels }) => audience !== 'drivers' || channels.some((one) => one !== 'in_app'), {
    error: 'Drivers say yes to news on WhatsApp or by e-mail',
    path: ['channels'],
  })
export type AnnouncementForm = z.infer<typeof AnnouncementForm>
