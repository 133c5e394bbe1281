import { type FormEvent, useState } from 'react'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast, toastUndo } from '#web/lib/toast.ts'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { SelectField, TextField } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/states.tsx'
import { counterReads } from './use-acts.ts'

const lengths = [15, 30, 45, 60, 90, 120, 180, 240]
type Props = {
  shopId: string
  bays: number
  /** Of a walk-in with a number, whose work is started next. */
  onBooked(id: string): void
  onClose(): void
}

/** Blocks the bay, and makes a booking of it if there is a number. */
function useWalkIn(customer: { name: string; phone: string }, { shopId, onBooked, onClose }: Props) {
  const free = useSend('DELETE /bay-blocks/:id', { invalidates: counterReads })
  const enter = useSend('POST /shops/:shopId/counter-bookings', {
    invalidates: counterReads,
    onDone: ({ id, code }) => {
      toast({ type: 'success', title: `Booking ${code} confirmed` })
      onClose()
      onBooked(id)
    },
  })
  const block = useSend('POST /shops/:shopId/bay-blocks', {
    invalidates: counterReads,
    onDone: ({ id, bay: taken, start }) => {
      if (customer.phone.trim() === '') {
        toastUndo(`Bay ${taken} is blocked`, () => free.mutate({ params: { id } }))
        return onClose()
      }
      enter.mutate(
        { params: { shopId }, body: { services: ['fitting'], start, blockId: id, customer } },
        // Without its booking the bay would stay blocked by nobody.
        { onError: () => free.mutate({ params: { id } }) },
      )
    },
  })
  return { block, enter }
}

/** A walk-in takes a bay from now on; with a number it becomes a booking. */
export default function BlockForm(props: Props) {
  const { shopId, bays, onClose } = props
  const [words, setWords] = useState('')
  const [minutes, setMinutes] = useState('30')
  const [bay, setBay] = useState('')
  const [phone, setPhone] = useState('')
  const { block, enter } = useWalkIn({ name: words, phone }, props)
  const problem = block.error ?? enter.error
  const submit = (event: FormEvent) => {
    event.preventDefault()
    block.mutate({ params: { shopId }, body: { words, minutes: Number(minutes), ...(bay && { bay: Number(bay) }) } })
  }
  return (
    <Dialog
      open
      title="Block a bay"
      description="For a walk-in, from now on. No driver is offered the bay."
      onClose={onClose}
    >
      <form className="grid gap-4" onSubmit={submit}>
        {problem && Object.keys(problem.fields).length === 0 && <Notice tone="error">{problem.message}</Notice>}
        <TextField
          label="Name, plate or note"
          value={words}
          maxLength={120}
          autoComplete="off"
          error={problem?.fields.words ?? problem?.fields['customer.name']}
          onChange={({ target }) => setWords(target.value)}
        />
        <div className="grid grid-cols-2 gap-3">
          <SelectField label="Minutes" value={minutes} onChange={({ target }) => setMinutes(target.value)}>
            {lengths.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectField>
          <SelectField label="Bay" value={bay} onChange={({ target }) => setBay(target.value)}>
            <option value="">First free one</option>
            {Array.from({ length: bays }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a bay is its number
              <option key={at}>{at + 1}</option>
            ))}
          </SelectField>
        </div>
        <TextField
          label="Cell phone number"
          optional
          hint="With a number it becomes a booking in its name."
          type="tel"
          inputMode="tel"
          value={phone}
          error={problem?.fields['customer.phone']}
          onChange={({ target }) => setPhone(target.value)}
        />
        <Button type="submit" look="primary" disabled={block.isPending || enter.isPending}>
          Block the bay
        </Button>
      </form>
    </Dialog>
  )
}
