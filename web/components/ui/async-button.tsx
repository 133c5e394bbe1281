import { useRef, useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'

type Props = Omit<ButtonProps, 'onClick'> & { does(): Promise<unknown> }

/** A button whose work takes a while: until it is done it is off, and a second click does nothing. */
export function AsyncButton({ does, disabled, ...props }: Props) {
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
