import { field } from '../../../components/styles.ts'

type ChoiceProps = {
  label: string
  value: string
  choices: readonly (readonly [string, string])[]
  onChange(value: string): void
}

/** The device's own list, with its label for screen readers alone. */
export const Choice = ({ label, value, choices, onChange }: ChoiceProps) => (
  <select aria-label={label} className={field} value={value} onChange={({ target }) => onChange(target.value)}>
    {choices.map(([code, name]) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))}
  </select>
)
