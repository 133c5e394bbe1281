import type { UseFormRegisterReturn } from 'react-hook-form'
import { CheckField } from '#web/components/ui/field.tsx'
import { Button } from '../ui/button.tsx'

type Props = { field: UseFormRegisterReturn; error: string | undefined; onRead(): void }

/** The box without which nobody signs up. */
export const TermsBox = ({ field, error, onRead }: Props) => (
  <CheckField
    error={error}
    label={
      <>
        I accept the{' '}
        <Button look="text" onClick={onRead}>
          Terms and Conditions
        </Button>
      </>
    }
    {...field}
  />
)
