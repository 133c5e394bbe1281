import { Check } from 'lucide-react'
import type { SiteContent } from '#core/contracts/site.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { container } from '../../../components/styles.ts'

const reasons = [
  {
    title: 'The whole price, before you go',
    text: 'All of it is added up, so shops compare like for like.',
  },
  {
    title: 'A time that is really free',
    text: 'Slots come from the shop’s own hours and bays. Nobody else can take the one you hold.',
  },
  {
    title: 'You deal with the shop',
    text: 'Spoor sells no tyres and takes no money. You pay the shop once the work is done.',
  },
] as const

/** Why to use the product, with what its people claim of it; what they have not said is not there. */
export function Why() {
  const { data } = useRead('GET /site')
  return (
    <section aria-labelledby="why-title" className="border-line border-t">
      <div className={`${container} py-14 md:py-20`}>
        <h2 id="why-title" className="lettering text-2xl md:text-3xl">
          Why drivers use Spoor
        </h2>
        <div className="mt-8 grid gap-8 md:grid-cols-3">
          {reasons.map(({ title, text }) => (
            <div key={title}>
              <h3 className="font-bold text-lg">{title}</h3>
              <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
            </div>
          ))}
        </div>
        {data && data.claims.length > 0 && <Claims claims={data.claims} />}
        {data && data.figures.length > 0 && <Figures figures={data.figures} />}
      </div>
    </section>
  )
}

const Claims = ({ claims }: Pick<SiteContent, 'claims'>) => (
  <ul className="mt-10 grid gap-4 md:grid-cols-3">
    {claims.map(({ title, text }) => (
      <li key={title} className="flex gap-3 rounded-2xl bg-surface p-5 shadow-card">
        <Check aria-hidden size={22} strokeWidth={3} className="mt-0.5 shrink-0 text-verified" />
        <div>
          <p className="font-bold">{title}</p>
          <p className="mt-1 text-ink-soft">{text}</p>
        </div>
      </li>
    ))}
  </ul>
)

const Figures = ({ figures }: Pick<SiteContent, 'figures'>) => (
  <dl className="mt-10 grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
    {figures.map(({ value, label }) => (
      <div key={label} className="flex flex-col-reverse justify-end border-ink border-t-3 pt-3">
        <dt className="text-ink-soft">{label}</dt>
        <dd className="lettering text-xl md:text-[1.75rem]">{value}</dd>
      </div>
    ))}
  </dl>
)
