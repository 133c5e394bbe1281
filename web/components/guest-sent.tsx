import { askShop } from '#core/rules/website/whatsapp-texts.ts'
import { SentPanel } from './sent-panel.tsx'
import { quietButton } from './styles.ts'
import { WhatsappLink } from './whatsapp-link.tsx'

type Props = {
  title: string
  reference: string
  /** Of the private page. */
  link: string
  byEmail: boolean
  shop: { name: string; slug: string }
  onDone(): void
}

const closesMs = 2000

/** What a guest is told: an answer comes by e-mail, or else where it can be read. */
export const GuestSent = ({ title, reference, link, byEmail, shop, onDone }: Props) => (
  <SentPanel title={title} afterMs={byEmail ? closesMs : undefined} onDone={onDone}>
    <p className="text-ink-soft">
      {byEmail
        ? `${shop.name} answers by e-mail. We have sent the link to this conversation there. Your reference is `
        : `${shop.name} has your number and may call. Their written answer stands on your private page; on WhatsApp it comes to you once you have written to us. Your reference is `}
      <span className="lettering text-ink">{reference}</span>.
    </p>
    <a href={link} className={`${quietButton} w-full`}>
      Open your private page
    </a>
    {!byEmail && <WhatsappLink text={askShop(shop)} className="w-full" />}
  </SentPanel>
)
