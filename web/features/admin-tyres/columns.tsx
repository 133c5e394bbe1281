import type { AdminTyre } from '#core/contracts/admin/tyres.ts'
import { Badge } from '#web/components/console/badge.tsx'
import type { Column } from '#web/components/console/column.ts'
import { TyrePicture } from '#web/components/tyres/tyre-picture.tsx'
import { dayOfInstant } from '#web/lib/dates.ts'
import { typeNames } from '#web/lib/labels.ts'
import { labelWords } from './words.ts'

export const columns: readonly Column<AdminTyre>[] = [
  {
    id: 'name',
    head: 'Name',
    sort: 'name',
    onCard: 'title',
    cell: ({ model }) => model,
  },
  {
    id: 'image',
    head: 'Picture',
    from: 'xl',
    onCard: 'none',
    cell: ({ imageUrl, brand, model, size, service }) => (
      <div className="size-8">
        <TyrePicture imageUrl={imageUrl} brand={brand.name} model={model} size={size} service={service} />
      </div>
    ),
  },
  { id: 'brand', head: 'Brand', sort: 'brand', cell: ({ brand }) => brand.name },
  { id: 'size', head: 'Size', sort: 'size', cell: ({ size }) => <span className="lettering">{size}</span> },
  {
    id: 'service',
    head: 'Load and speed',
    from: 'lg',
    cell: ({ service, extraLoad, runFlat }) =>
      [service, extraLoad && 'XL', runFlat && 'run-flat'].filter(Boolean).join(' ') || <Unknown />,
  },
  { id: 'type', head: 'Type', sort: 'type', cell: ({ type }) => typeNames[type] },
  { id: 'label', head: 'EU label', from: 'xl', cell: (tyre) => labelWords(tyre) || <Unknown /> },
  { id: 'added', head: 'Added', from: 'lg', cell: ({ createdAt }) => <Day of={createdAt} /> },
  {
    id: 'state',
    head: 'From',
    onCard: 'aside',
    cell: ({ needsReview }) => (needsReview ? <Badge tone="warning">A seller</Badge> : <Badge tone="quiet">Us</Badge>),
  },
]

const Unknown = () => <span className="whitespace-nowrap text-ink-soft">Not known</span>

const Day = ({ of }: { of: string }) => <span className="whitespace-nowrap text-sm">{dayOfInstant(of)}</span>
