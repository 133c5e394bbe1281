import type { ReactNode } from 'react'

type Props = {
  title: string
  /** Behind the title, quieter. */
  about?: ReactNode
  /** Ways through the page, on the line of its title where there is room. */
  beside?: ReactNode
  /** What can be done on the page as a whole; at the thumb's side on a phone. */
  actions?: ReactNode
  children: ReactNode
}

/** What each page of a console stands in: its heading, its actions, and room for lists. */
export const ConsolePage = ({ title, about, beside, actions, children }: Props) => (
  <main className="mx-auto grid w-full max-w-[1600px] grow grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 md:gap-3 md:px-6 md:py-4 print:p-0">
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className={`min-w-0 ${beside ? '' : 'grow'}`}>
        <h1 className="font-bold text-2xl leading-tight">{title}</h1>
        {about && <p className="text-ink-soft">{about}</p>}
      </div>
      {beside && <div className="min-w-0 grow print:hidden">{beside}</div>}
      {actions && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
    </div>
    {children}
  </main>
)
