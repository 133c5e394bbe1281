import { type ComponentProps, useRef, useState } from 'react'
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

type Props = ComponentProps<'button'> & {
  look?: keyof typeof looks
  /** What it says while its work is under way; it is off then. */
  busy?: string | false
}

/** What is pressed. It sends its form only if it is of that type; without a look it has its own classes alone. */
export function Button({ look, busy, className, disabled, children, ...props }: Props) {
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

/** A button whose work takes a while: until it is done it is off, and a second click does nothing. */
export function AsyncButton({ does, disabled, ...props }: Omit<Props, 'onClick'> & { does(): Promise<unknown> }) {
  const [isBusy, setIsBusy] = useState(false)
  const isUnderWay = useRef(false)
  const press = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsBusy(true)
    try {
      await does()
    } finally {
      isUnderWay.current = false
      setIsBusy(false)
    }
  }
  return <Button {...props} disabled={disabled || isBusy} onClick={() => void press()} />
}
