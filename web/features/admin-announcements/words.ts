import type { AnnouncementView } from '#core/contracts/admin/announcements.ts'
import type { Tone } from '#web/components/console/badge.tsx'
import { momentWords } from '#web/lib/dates.ts'

export const audiences: Record<AnnouncementView['audience'], string> = {
  drivers: 'Drivers who said yes to news',
  owners: 'Owners of shops',
  members: 'All members of shops',
  accounts: 'Everybody with an account',
}

export const channels: Record<AnnouncementView['channels'][number], string> = {
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  in_app: 'In the app',
}

export const states: Record<AnnouncementView['state'], { name: string; tone: Tone }> = {
  draft: { name: 'Draft', tone: 'quiet' },
  sending: { name: 'Sending', tone: 'calm' },
  paused: { name: 'Paused', tone: 'warning' },
  stopped: { name: 'Stopped', tone: 'bad' },
  done: { name: 'Sent', tone: 'good' },
}

/** 'Sending', or 'From Monday 23 November at 10:30' while its time has not come. */
export function stateOf({ state, startsAt }: AnnouncementView, now: number): { name: string; tone: Tone } {
  if (state === 'sending' && startsAt && Date.parse(startsAt) > now)
    return { name: `From ${momentWords(startsAt)}`, tone: 'warning' }
  return states[state]
}

export const group = ({ audience, province, language }: AnnouncementView): string =>
  [audiences[audience], province, language === 'af' ? 'in Afrikaans' : language === 'en' ? 'in English' : undefined]
    .filter(Boolean)
    .join(', ')
