import { Share2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Offer } from '#core/contracts/offers.ts'
import { compareCodes } from '#core/rules/website/whatsapp-texts.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { resultsLink } from '#web/lib/page/search-address.ts'
import { quietButton } from '../../../components/styles.ts'
import { AsyncButton } from '../../../components/ui/async-button.tsx'
import { WhatsappLink } from '../../../components/whatsapp-link.tsx'
import { toast } from '../../../lib/toast.ts'

/** To others by link, to oneself into the chat. */
export function Sharing({ offers }: { offers: readonly Offer[] }) {
  const { params } = useAddress()
  const codes = offers.map(({ code }) => code)
  const more = resultsLink({
    size: offers[0]?.size,
    compare: codes.join(','),
    ...Object.fromEntries(['quantity', 'near', 'place'].map((name) => [name, params.get(name) ?? undefined])),
  })
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <WhatsappLink text={compareCodes(codes)}>Send to my WhatsApp</WhatsappLink>
      <AsyncButton look="quiet" className="min-h-12" does={share}>
        <Share2 aria-hidden size={18} /> Share
      </AsyncButton>
      <Link to={more} className={`${quietButton} min-h-12`}>
        More to compare
      </Link>
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
