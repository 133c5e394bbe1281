import { useRead } from '#web/lib/api/use-read.ts'
import { OwnersOnly, Part, Section } from '../section.tsx'
import { PaymentForm } from './payment-form.tsx'
import { RulesForm } from './rules-form.tsx'
import { ServicesForm } from './services-form.tsx'

/** What the shop does, and how it takes bookings. */
export function ServicesSection({ shopId }: { shopId: string }) {
  const read = useRead('GET /shops/:shopId/services', { params: { shopId } })
  return (
    <Section id="services" title="Services and bookings">
      <Part read={read} unavailable="Services unavailable" height="h-96">
        {(own) => (
          <>
            <OwnersOnly canChange={own.canChange} />
            <div className="grid gap-8">
              <ServicesForm shopId={shopId} own={own} />
              <PaymentForm shopId={shopId} own={own} />
              <RulesForm shopId={shopId} own={own} />
            </div>
          </>
        )}
      </Part>
    </Section>
  )
}
