import { Link } from 'react-router-dom'
import { useWho } from '#web/lib/session.ts'
import { container, primaryButton } from '../../../components/styles.ts'

const points = [
  ['A request is a WhatsApp message', 'Tyre, quantity, slot and price, with Have it, Offer other and No under it.'],
  ['The bay is held while you decide', 'Nobody books what your hours, bays and fitting times do not allow.'],
  ['The driver pays you', 'Spoor takes no money for tyres or fitting, and holds none.'],
] as const

/** Asks the owners of shops to join; who is signed in has chosen already. */
export function ForShops() {
  const who = useWho()
  if (who.state === 'in') return null
  return (
    <section id="shops" aria-labelledby="shops-title" className="scroll-mt-4 bg-rubber text-lettering">
      <div className={`${container} grid gap-8 py-14 md:grid-cols-[2fr_3fr] md:py-20`}>
        <div>
          <h2 id="shops-title" className="lettering text-2xl md:text-3xl">
            For tyre shops
          </h2>
          <p className="mt-3 max-w-prose text-lg opacity-85">
            Drivers come to you with the size, the day and the price already agreed. You answer from the phone in your
            pocket.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Link to="/signup" className={primaryButton}>
              Start selling
            </Link>
            <Link
              to="/search"
              className="pressable inline-flex min-h-12 items-center rounded-lg border border-white/40 px-5 font-semibold hover:bg-white/10"
            >
              Browse without signing up
            </Link>
          </div>
        </div>
        <dl className="grid gap-6">
          {points.map(([title, text]) => (
            <div key={title} className="border-white/25 border-t pt-4">
              <dt className="font-bold">{title}</dt>
              <dd className="mt-1 opacity-85">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
