import { container } from '../../../components/styles.ts'

const points = [
  [
    'A request is a WhatsApp message',
    'Tyre, quantity, slot and price, with Confirm, Propose another time and Decline under it.',
  ],
  [
    'The bay is held while you decide',
    'Your hours, lunch break, bays and fitting times set the slots, so nobody books what you cannot do.',
  ],
  ['The driver pays you', 'Spoor takes no money for tyres or fitting, and holds none.'],
] as const

export const ForShops = () => (
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
