/** What the website needs to know of this installation; written into its page. */
export type SiteSettings = {
  whatsapp: {
    /** Chats go to the local simulator instead of WhatsApp. */
    simulated: boolean
    /** Digits only, as wa.me wants them. */
    number: string
  }
  /** Where the help centre is; missing where there is none. */
  helpUrl?: string
}

/** Answers a path of the public API as it does to anybody. */
export type PublicRead = (path: string) => Promise<{ status: number; answer: unknown }>

export type DrawnHead = {
  title: string
  canonical: string
  description?: string
  image?: { path: string; alt: string }
  jsonLd?: readonly object[]
  noindex?: true
}

/** A page as the server draws it: the website's build exports `draw`, which makes one. */
export type Drawn =
  | { kind: 'moved'; to: string }
  | {
      kind: 'page'
      status: number
      html: string
      /** What the browser takes over, so that it need not read it again. */
      data: unknown
      head: DrawnHead
      /** The file of the page below web/, as Vite's manifest names it. */
      file: string
    }

export type Draw = (address: string, read: PublicRead, settings: SiteSettings) => Promise<Drawn>
