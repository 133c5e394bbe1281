import type { ComponentProps } from 'react'
import { dangerButton, linkLook, primaryButton, quietButton, strongButton, whatsappButton } from '../styles.ts'

const looks = {
  primary: primaryButton,
  quiet: quietButton,
  strong: strongButton,
  danger: dangerButton,
  whatsapp: whatsappButton,
  link: `${linkLook} min-h-11`,
  text: 'min-h-11 font-semibold underline',
  icon: 'grid size-11 place-items-center rounded-lg hover:bg-sunk',
}

export type ButtonProps = ComponentProps<'button'> & {
  look?: keyof typeof looks
  /** What it says while its work is under way; it is off then. */
  busy?: string | false
}

/** What is pressed. It sends its form only if it is of that type; without a look it has its own classes alone. */
export function Button({ look, busy, className, disabled, children, ...props }: ButtonProps) {
  const base = look && looks[look]
  return (
    <button
      type="button"
      className={base && className ? `${base} ${className}` : (base ?? className)}
      disabled={disabled || Boolean(busy)}
      {...props}
    >
      {busy || children}
    </button>
  )
}
