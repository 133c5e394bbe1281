import { useId } from 'react'
import { field } from '../../../components/styles.ts'

export function QuantityField({ quantity, onChange }: { quantity: number; onChange: (quantity: number) => void }) {
  const id = useId()
  return (
    <div className="w-24 shrink-0">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        Tyres
      </label>
      <select
        id={id}
        name="quantity"
        value={quantity}
        onChange={(event) => onChange(Number(event.target.value))}
        className={field}
      >
        {[1, 2, 3, 4, 5, 6, 7, 8].map((count) => (
          <option key={count}>{count}</option>
        ))}
      </select>
    </div>
  )
}
