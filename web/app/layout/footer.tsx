import { Link } from 'react-router-dom'
import { useRead } from '#web/lib/api/use-read.ts'
import { container } from '../../components/styles.ts'
import { TreadMark } from '../../components/tread-mark.tsx'
import { WhatsappLink } from '../../components/whatsapp-link.tsx'
import { legalPlaces, tyrePlaces } from './places.ts'

const link = 'inline-grid min-h-11 items-center hover:underline'
const columns = [
  { title: 'Find tyres', links: tyrePlaces },
  { title: 'Legal', links: legalPlaces },
]

/** On wide screens only; a phone has the tab bar and the menu. */
export function Footer() {
  const { data } = useRead('GET /site')
  const helpUrl = data?.helpUrl
  return (
    <footer className="mt-16 bg-sunk max-md:hidden">
      <div className={`${container} flex flex-wrap gap-8 py-10 *:grow *:basis-[14rem]`}>
        <div>
          <p className="flex items-center gap-2">
            <TreadMark className="size-7" />
            <span className="lettering text-xl">Spoor</span>
          </p>
          <p className="mt-3 text-ink-soft text-sm">
            Spoor is a marketplace only. It does not sell or fit tyres and takes no payments: you deal with the shop and
            pay the shop. Prices and stock are what shops tell us; the shop confirms them with your booking.
          </p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="font-bold">{title}</p>
            <ul className="mt-1 text-ink-soft">
              {links.map(({ to, name }) => (
                <li key={to}>
                  <Link to={to} className={link}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <p className="font-bold">Help</p>
          <ul className="mt-1 grid gap-2 text-ink-soft">
            {helpUrl && (
              <li>
                <a href={helpUrl} rel="noreferrer" target="_blank" className={link}>
                  Help centre
                </a>
              </li>
            )}
            <li>
              <WhatsappLink text="Help">Chat with us</WhatsappLink>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  )
}
