import { type ReactNode, useId } from 'react'
import { quietButton } from '#web/components/styles.ts'

type Props = {
  accept: string
  multiple?: boolean
  isDisabled?: boolean
  onChoose(files: readonly File[]): void
  children: ReactNode
}

/** Opens the device's file picker; the same file can be chosen again. */
export function FileButton({ accept, multiple = false, isDisabled = false, onChoose, children }: Props) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className={`${quietButton} cursor-pointer justify-self-start has-focus-visible:outline-2 has-disabled:opacity-60`}
    >
      {children}
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={isDisabled}
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
    </label>
  )
}
