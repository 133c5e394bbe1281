import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'

type Props = { title: string; secret: string; onClose(): void }

/** A secret that is shown this once, with a way to copy it. */
export function SecretOnce({ title, secret, onClose }: Props) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  return (
    <section aria-label={title} role="status" className="grid gap-3 rounded-xl bg-accent-wash p-4 text-ink">
      <p className="font-bold">{title}</p>
      <code className="select-all break-all rounded-lg bg-surface p-3 text-sm">{secret}</code>
      <p>Keep it somewhere safe now: it is not shown again.</p>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button look="quiet" onClick={onClose}>
          I have kept it
        </Button>
      </div>
    </section>
  )
}
