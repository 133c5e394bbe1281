/** What the website needs to know of this installation; written into its page. */
export type SiteSettings = {
  whatsapp: {
    /** Chats go to the local simulator instead of WhatsApp. */
    simulated: boolean
    /** Digits only, as wa.me wants them. */
    number: string
  }
}
