import { Mail, MessageCircle } from 'lucide-react'

const methods = [
  { id: 'email', name: 'E-mail', Icon: Mail },
  { id: 'whatsapp', name: 'WhatsApp', Icon: MessageCircle },
] as const
export type Method = (typeof methods)[number]['id']

type Props = { method: Method; onChoose(method: Method): void }

/** Which way in: one of two, as radio buttons that look like a switch. */
export const MethodChoice = ({ method, onChoose }: Props) => (
  <fieldset className="mb-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-1 rounded-xl bg-sunk p-1">
    <legend className="sr-only">How</legend>
    {methods.map(({ id, name, Icon }) => (
      <label
        key={id}
        className="flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-lg font-semibold text-ink-soft has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-(--focus)"
      >
        <input
          type="radio"
          name="method"
          value={id}
          checked={method === id}
          onChange={() => onChoose(id)}
          className="sr-only"
        />
        <Icon aria-hidden size={18} /> {name}
      </label>
    ))}
  </fieldset>
)
