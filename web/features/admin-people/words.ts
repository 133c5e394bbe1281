import type { HistoryEntry, PersonFound } from '#core/contracts/admin/people.ts'
import type { Tone } from '#web/components/console/badge.tsx'

export const roles: Record<PersonFound['role'], { name: string; tone: Tone }> = {
  driver: { name: 'Driver', tone: 'quiet' },
  seller: { name: 'Seller', tone: 'calm' },
  admin: { name: 'Admin', tone: 'warning' },
}

const channels: Record<string, string> = {
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  in_app: 'In the app',
  push: 'Browser',
  sms: 'SMS',
}
export const channelName = (channel: string): string => channels[channel] ?? channel

const purposes: Record<string, string> = { service: 'Messages', deals: 'Deal alerts', marketing: 'News' }
export const purposeName = (purpose: string): string => purposes[purpose] ?? purpose

export const states: Record<HistoryEntry['state'], { name: string; tone: Tone }> = {
  held: { name: 'Held', tone: 'warning' },
  waiting: { name: 'Waiting', tone: 'warning' },
  sent: { name: 'Sent', tone: 'calm' },
  delivered: { name: 'Delivered', tone: 'good' },
  read: { name: 'Read', tone: 'good' },
  failed: { name: 'Failed', tone: 'bad' },
  dropped: { name: 'Not sent', tone: 'quiet' },
}

/** 'booking_confirmed' as a person says it. */
export function kindName(kind: string): string {
  const words = kind.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
