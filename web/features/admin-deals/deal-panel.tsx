import type { AdminDeal } from '#core/contracts/admin/deals.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { dayOfInstant } from '#web/lib/dates.ts'
import { Detail, SidePanel } from '../../components/console/side-panel.tsx'
import { daysOf, Feature, productOf, ratingOf, States, ViewShop } from './deals-list.tsx'

/** All that is known of one deal. */
export const DealPanel = ({ deal, onClose }: { deal: AdminDeal; onClose(): void }) => (
  <SidePanel
    title={deal.title}
    onClose={onClose}
    footer={
      <>
        <Feature deal={deal} />
        <ViewShop deal={deal} />
      </>
    }
  >
    <div className="mb-3">
      <States deal={deal} />
    </div>
    {deal.description && <p className="mb-3 whitespace-pre-line">{deal.description}</p>}
    <dl>
      <Detail name="Shop">
        {deal.shop.name}, {deal.shop.city}, {deal.shop.province}
      </Detail>
      <Detail name="Rating">{ratingOf(deal)}</Detail>
      <Detail name="Product">{productOf(deal)}</Detail>
      <Detail name="Features">{deal.features.join(', ') || 'None'}</Detail>
      <Detail name="Price">
        {formatRandExact(deal.priceCents)}
        {deal.percentOff > 0 && `, ${deal.percentOff}% off`}
      </Detail>
      <Detail name="Without the deal">{formatRandExact(deal.listing.priceCents)}</Detail>
      <Detail name="Free">{deal.listing.stock}</Detail>
      <Detail name="Inventory item">
        <span className="lettering">{deal.listing.code}</span>
      </Detail>
      <Detail name="Runs">{daysOf(deal)}</Detail>
      <Detail name="Published">{dayOfInstant(deal.createdAt)}</Detail>
      <Detail name="Code">
        <span className="lettering">{deal.code}</span>
      </Detail>
    </dl>
  </SidePanel>
)
