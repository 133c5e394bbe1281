import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextAreaField } from '../ui/field.tsx'
import { Notice } from '../ui/states.tsx'

type Props = {
  title: string
  description?: string
  label: string
  /** Said of a field that is left blank. */
  blank: string
  send: string
  sending: string
  destroys?: boolean
  isSending: boolean
  failed?: string | undefined
  onSend(words: string): void
  onClose(): void
}

const MOST = 1000

/** Asks an admin for the words that go with an act: a reason, what is missing, a message. */
export function SayDialog(props: Props) {
  const { title, description, label, blank, send, sending, destroys, isSending, failed, onSend, onClose } = props
  const [words, setWords] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() === '') return setError(blank)
    onSend(words)
  }
  return (
    <Dialog open onClose={onClose} title={title} {...(description && { description })}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextAreaField
          label={label}
          rows={5}
          autoFocus
          value={words}
          error={error}
          most={MOST}
          length={words.length}
          onChange={({ target }) => {
            setWords(target.value)
            setError(undefined)
          }}
        />
        {failed && <Notice tone="error">{failed}</Notice>}
        <Button type="submit" look={destroys ? 'danger' : 'primary'} disabled={isSending}>
          {isSending ? sending : send}
        </Button>
      </form>
    </Dialog>
  )
}
