import type { UseFormRegisterReturn } from 'react-hook-form'
import { CheckField } from '#web/components/ui/field.tsx'

type Props = { field: UseFormRegisterReturn; error: string | undefined; onRead(): void }

/** The box without which nobody signs up. */
export const TermsBox = ({ field, error, onRead }: Props) => (
  <CheckField
    error={error}
    label={
      <>
        I accept the{' '}
        <button type="button" className="min-h-11 font-semibold underline" onClick={onRead}>
          Terms and Conditions
        </button>
      </>
    }
    {...field}
  />
)
