import { container } from '../../../components/styles.ts'

const steps = [
  {
    title: 'Say what you drive on',
    text: 'The size on the sidewall in any spelling, or your make and model. Add where you are, how many you need and what you want to spend.',
  },
  {
    title: 'Compare the whole price',
    text: 'Every offer names the shop and adds up tyre, fitting, balancing and valve for your quantity.',
  },
  {
    title: 'Book the slot in the chat',
    text: 'Pick a day and time from the shop’s own hours. The shop confirms on WhatsApp, and you get date, address, directions and a calendar file.',
  },
] as const

export const HowItWorks = () => (
  <section id="how" aria-labelledby="how-title" className="scroll-mt-4 border-line border-t">
    <div className={`${container} py-14 md:py-20`}>
      <h2 id="how-title" className="lettering text-2xl md:text-3xl">
        How it works
      </h2>
      <ol className="mt-8 grid gap-8 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="border-ink border-t-3 pt-4">
            <p aria-hidden className="lettering text-ink-soft">
              {index + 1}
            </p>
            <h3 className="mt-1 font-bold text-lg">{title}</h3>
            <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
)
