import { Share2 } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { compareCodes } from '#core/rules/whatsapp-texts.ts'
import { quietButton } from '../../../components/styles.ts'
import { WhatsappLink } from '../../../components/whatsapp-link.tsx'
import { toast } from '../../../lib/toast.ts'

/** To others by link, to oneself into the chat. */
export function Sharing({ codes }: { codes: readonly string[] }) {
  const navigate = useNavigate()
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <WhatsappLink text={compareCodes(codes)}>Send to my WhatsApp</WhatsappLink>
      <button type="button" className={`${quietButton} min-h-12`} onClick={() => void share()}>
        <Share2 aria-hidden size={18} /> Share
      </button>
      <button type="button" className={`${quietButton} min-h-12`} onClick={() => void navigate(-1)}>
        Back to the results
      </button>
    </div>
  )
}

/** The device's own sharing, else the link in the clipboard. */
async function share(): Promise<void> {
  const url = window.location.href
  if (navigator.share) {
    // Closing the device's sheet without choosing is no failure.
    await navigator.share({ title: document.title, url }).catch(() => undefined)
    return
  }
  const copied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  )
  if (copied) toast({ type: 'success', title: 'Link copied' })
  else toast({ type: 'info', title: 'Copy this link', message: url })
}
