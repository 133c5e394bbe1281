import type { ReactNode } from 'react'
import type { AnnouncementDetail } from '#core/contracts/admin/announcements.ts'
import { Notice } from '#web/components/ui/states.tsx'

const templateStates = {
  approved: 'WhatsApp has approved it.',
  waiting: 'WhatsApp has not approved it yet: until then they get it by e-mail where they can.',
  refused: 'WhatsApp does not allow it: they get it by e-mail where they can.',
  missing: 'It is not at WhatsApp: they get it by e-mail where they can.',
}

/** How it looks on each of its channels. */
export function Previews({ preview }: { preview: AnnouncementDetail['preview'] }) {
  const { whatsapp, template, templateState, mail, notice } = preview
  return (
    <section aria-label="How it looks" className="grid gap-4">
      {whatsapp && (
        <Look name="WhatsApp, to who wrote within 24 hours">
          <Bubble>{whatsapp}</Bubble>
        </Look>
      )}
      {template && (
        <Look name="WhatsApp, to everybody else">
          <Bubble>{template}</Bubble>
          {templateState && templateState !== 'approved' && (
            <Notice tone="warning" className="mt-2 text-sm">
              {templateStates[templateState]}
            </Notice>
          )}
        </Look>
      )}
      {mail && (
        <Look name="E-mail">
          <div className="rounded-lg border border-line p-3">
            <p className="font-bold">{mail.subject}</p>
            <p className="mt-2 whitespace-pre-line break-words text-sm">{mail.text}</p>
          </div>
        </Look>
      )}
      {notice && (
        <Look name="In the app">
          <div className="rounded-lg border border-line p-3">
            <p className="font-bold">{notice.title}</p>
            <p className="whitespace-pre-line">{notice.lines.join('\n')}</p>
          </div>
        </Look>
      )}
    </section>
  )
}

const Look = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <h3 className="mb-1 font-bold">{name}</h3>
    {children}
  </div>
)

const Bubble = ({ children }: { children: string }) => (
  <p className="whitespace-pre-line break-words rounded-lg rounded-tl-none bg-whatsapp/15 p-3">{children}</p>
)
