import { container } from '../../../components/styles.ts'
import { TreadMark } from '../../../components/tread-mark.tsx'
import { WhatsappLink } from '../../../components/whatsapp-link.tsx'

const link = 'grid min-h-11 place-items-center rounded-lg px-3 font-medium hover:bg-sunk'

export const Header = () => (
  <header className={`${container} flex items-center gap-2 py-2`}>
    <a href="/" className="flex min-h-11 items-center gap-2 rounded-lg font-extrabold text-xl">
      <TreadMark className="size-7" />
      <span className="lettering">Spoor</span>
    </a>
    <nav aria-label="On this page" className="ml-auto flex max-sm:hidden">
      <a href="#how" className={link}>
        How it works
      </a>
      <a href="#shops" className={link}>
        For shops
      </a>
    </nav>
    <WhatsappLink text="Hi" className="min-h-11! px-4! max-sm:ml-auto" label="Chat on WhatsApp">
      WhatsApp
    </WhatsappLink>
  </header>
)
