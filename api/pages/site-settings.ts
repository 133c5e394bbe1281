import type { Context } from '#core/context.ts'
import type { SiteSettings } from '#core/contracts/site.ts'

/** The settings of this installation that a page needs. */
export const settingsOf = ({ config }: Context): SiteSettings => ({
  whatsapp: { simulated: config.twilio.simulated, number: config.twilio.whatsappNumber.replace(/\D/g, '') },
  map: config.map,
})
