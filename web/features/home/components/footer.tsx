import { container } from '../../../components/styles.ts'
import { TreadMark } from '../../../components/tread-mark.tsx'

export const Footer = () => (
  <footer
    className={`${container} flex flex-col gap-4 py-10 text-ink-soft text-sm md:flex-row md:items-start md:justify-between`}
  >
    <p className="flex items-center gap-2 text-ink">
      <TreadMark className="size-6" />
      <span className="lettering">Spoor</span>
    </p>
    <p className="max-w-prose">
      Spoor is a marketplace only. It does not sell or fit tyres and takes no payments: you deal with the shop and pay
      the shop. Prices and stock are what shops tell us; the shop confirms them with your booking.
    </p>
  </footer>
)
