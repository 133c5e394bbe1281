import { SelectField } from '../../../components/ui/field.tsx'

export const QuantityField = ({ quantity }: { quantity: number }) => (
  <SelectField label="Tyres" name="quantity" defaultValue={quantity} className="w-24 shrink-0">
    {[1, 2, 3, 4, 5, 6, 7, 8].map((count) => (
      <option key={count}>{count}</option>
    ))}
  </SelectField>
)
