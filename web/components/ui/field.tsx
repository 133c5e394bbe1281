import { type ComponentProps, type ReactNode, useId } from 'react'
import { field } from '../styles.ts'

type Around = {
  label: ReactNode
  /** Said below the field. */
  hint?: ReactNode
  /** What is wrong with it; announced. */
  error?: string | undefined
  optional?: boolean
  className?: string
}

/** The names that tie a field to its hint and its error. */
const described = (id: string, hint: ReactNode, error: string | undefined) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
})

function Labelled({
  id,
  label,
  hint,
  error,
  optional,
  className,
  children,
}: Around & { id: string; children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

/** Stays in the page while it is empty, so that what appears in it is announced. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} aria-live="polite" className={children ? 'mt-1 font-medium text-danger text-sm' : undefined}>
    {children}
  </p>
)

type Input = Around & Omit<ComponentProps<'input'>, 'id' | 'className'>

/** One line of text, a number, a date. Takes what react-hook-form's register gives. */
export function TextField({ label, hint, error, optional, className, ...input }: Input) {
  const id = useId()
  return (
    <Labelled id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <input className={field} {...input} {...described(id, hint, error)} />
    </Labelled>
  )
}

type Select = Around & Omit<ComponentProps<'select'>, 'id' | 'className'>

/** The device's own list, which every phone and screen reader knows. */
export function SelectField({ label, hint, error, optional, className, children, ...select }: Select) {
  const id = useId()
  return (
    <Labelled id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <select className={field} {...select} {...described(id, hint, error)}>
        {children}
      </select>
    </Labelled>
  )
}

type Area = Around &
  Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'maxLength'> & {
    /** How much may be written; what is longer stays in the field, and is said to be too long when it is sent. */
    most?: number
    /** How much is written. */
    length?: number
  }

export function TextAreaField({ label, hint, error, optional, className, most, length = 0, ...area }: Area) {
  const id = useId()
  return (
    <Labelled id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <textarea rows={4} className={`${field} py-2`} {...area} {...described(id, hint, error)} />
      {most !== undefined && <Counter length={length} most={most} />}
    </Labelled>
  )
}

/** How much is written of what fits; what is too much is announced. */
export const Counter = ({ length, most }: { length: number; most: number }) => (
  <p className={`text-right text-sm tabular-nums ${length > most * 0.9 ? 'text-danger' : 'text-ink-soft'}`}>
    {length}/{most}
    <span aria-live="polite">{length > most && `, ${length - most} too many`}</span>
  </p>
)

type Check = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  type?: 'checkbox' | 'radio'
}

export function CheckField({ label, hint, error, type = 'checkbox', ...input }: Check) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 py-1">
        <input
          type={type}
          className="size-5 shrink-0 accent-(--accent-ink)"
          {...input}
          {...described(id, hint, error)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="ml-8 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
