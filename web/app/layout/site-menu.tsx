import { Menu, X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '#web/components/ui/button.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { whatsappLink } from '#web/lib/settings.ts'
import { legalPlaces, tyrePlaces } from './places.ts'

const id = 'site-menu'
const item = 'flex min-h-11 items-center rounded-lg px-3 hover:bg-sunk'

/** Everything that stands in no bar on a small screen. The browser opens and closes it, so it works before any script. */
export function SiteMenu() {
  const { data } = useRead('GET /site')
  const close = () => document.getElementById(id)?.hidePopover?.()
  return (
    <div className="lg:hidden">
      <Button popoverTarget={id} look="icon" aria-label="Menu">
        <Menu aria-hidden size={24} />
      </Button>
      <nav
        id={id}
        popover="auto"
        aria-label="Menu"
        className="fixed inset-x-0 top-0 bottom-auto m-0 max-h-dvh w-full overflow-y-auto bg-surface p-3 text-ink shadow-card ring-1 ring-line md:left-auto md:w-80 md:rounded-bl-2xl backdrop:bg-black/40"
      >
        <p className="flex items-center justify-between pl-3 font-bold">
          Menu
          <Button popoverTarget={id} popoverTargetAction="hide" aria-label="Close the menu" look="icon">
            <X aria-hidden size={22} />
          </Button>
        </p>
        <ul onClickCapture={close} className="grid">
          {[...tyrePlaces, ...legalPlaces].map(({ to, name }) => (
            <li key={to}>
              <Link to={to} className={item}>
                {name}
              </Link>
            </li>
          ))}
          {data?.helpUrl && (
            <li>
              <a href={data.helpUrl} rel="noreferrer" target="_blank" className={item}>
                Help centre
              </a>
            </li>
          )}
          <li>
            <a href={whatsappLink('Help')} className={item}>
              Chat with us on WhatsApp
            </a>
          </li>
        </ul>
      </nav>
    </div>
  )
}
