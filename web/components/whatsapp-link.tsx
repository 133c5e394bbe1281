import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { whatsappLink } from '../lib/settings.ts'
import { whatsappButton } from './styles.ts'

type Props = { text: string; children?: ReactNode; className?: string; label?: string }

/** Opens the chat where the website left off. */
export const WhatsappLink = ({ text, children = 'Continue on WhatsApp', className = '', label }: Props) => (
  <a href={whatsappLink(text)} aria-label={label} className={`${whatsappButton} ${className}`}>
    <MessageCircle aria-hidden size={20} />
    {children}
  </a>
)
