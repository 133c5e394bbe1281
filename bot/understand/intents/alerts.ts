import type { Evidence } from '../evidence.ts'
import type { IntentRule } from './rule.ts'
import { asksForQuietHours } from './topics.ts'

const namesTyres = (e: Evidence): boolean =>
  e.hasSize || e.hasVehicle || e.slots.brand !== undefined || e.has('deal', 'tyre', 'price')
const showing = (e: Evidence): boolean =>
  e.has('show', 'which', 'what', 'status', 'when') ||
  e.says(/\b(?:do i have|have i got|het ek|any|mine|active|running|current|nginawo|nginazo|ke na le|ndinazo)\b/)

export const alerts: readonly IntentRule[] = [
  {
    intent: 'alert_delete',
    name: 'ends an alert, parted verb',
    when: (e) =>
      e.has('alert', 'watch') &&
      e.saysInOrder(/\b(?:vee|skakel|sit|haal|turn|switch|take)\b/, /\b(?:uit|af|off|down)\b/) &&
      !e.says(/\b(?:goes|drops|is|gaan) (?:off|af)\b/) &&
      !asksForQuietHours(e),
  },
  {
    intent: 'alert_delete',
    name: 'ends an alert',
    when: (e) =>
      e.has('remove', 'cancel', 'dont', 'stop') &&
      (e.has('alert') || e.has('watch')) &&
      !e.has('booking') &&
      !(e.has('set') && e.says(/\b(?:set|create|add|stel|skep|setha)\b/)) &&
      !asksForQuietHours(e) &&
      !(e.has('message') && e.has('settings')) &&
      ends(e),
  },
  {
    intent: 'alert_list',
    name: 'shows alerts',
    when: (e) =>
      (e.has('alert') || e.has('watch')) &&
      showing(e) &&
      !(
        e.says(/\b(?:set|create|add|make|stel|skep|setha|yenza|put)\b/) &&
        !e.says(/\b(?:do i have|have i|did i|are set|i set|i have set|ive set|alerts? set|het ek)\b/)
      ) &&
      !e.before('notify', 'condition', 4) &&
      e.slots.maxPrice === undefined &&
      e.reading.amounts.length === 0 &&
      !e.hasSize,
  },
  {
    intent: 'alert_list',
    name: 'my alerts',
    when: (e) =>
      e.has('alert') &&
      e.size <= 4 &&
      !e.hasSize &&
      !e.says(/\b(?:set|create|add|make|stel|skep|new|nuwe|price alert)\b/) &&
      (e.has('my') || e.size <= 1),
  },
  {
    intent: 'alert_create',
    name: 'asks for an alert',
    when: (e) =>
      e.has('alert') &&
      (e.has('set', 'notify', 'watch', 'want') || namesTyres(e) || e.reading.amounts.length > 0) &&
      !e.says(/\bbooking\b/),
  },
  {
    intent: 'alert_create',
    name: 'asks to be told',
    when: (e) =>
      e.has('notify') &&
      !e.has('booking', 'ask') &&
      (e.before('notify', 'condition', 3) ||
        e.before('condition', 'notify', 14) ||
        e.has('deal') ||
        (e.has('watch') && namesTyres(e)) ||
        e.says(/\b(?:drops?|in stock|cheaper|available|come in|comes in|arrive|goes on|back)\b/)) &&
      (namesTyres(e) || e.has('stock', 'cheap') || e.reading.amounts.length > 0) &&
      !e.says(/\b(?:how much|what it costs|wat dit kos|the price of|if you have|if u have|what you have)\b/),
  },
  { intent: 'alert_create', name: 'keeps an eye', when: (e) => e.has('watch') && namesTyres(e) && !e.has('booking') },
  {
    intent: 'alert_create',
    name: 'keeps an eye on a price',
    when: (e) =>
      e.says(/\b(?:drops?|falls?|daal|goes) (?:below|under|to|onder|tot|na)\b/) &&
      namesTyres(e) &&
      e.has('notify', 'tell'),
  },
]

const ends = (e: Evidence): boolean =>
  e.before('remove', 'alert', 8) ||
  e.before('cancel', 'alert', 8) ||
  e.before('dont', 'alert', 8) ||
  e.before('stop', 'alert', 8) ||
  e.near('remove', 'watch', 4) ||
  e.near('stop', 'watch', 4) ||
  e.near('remove', 'alert', 7) ||
  e.near('dont', 'watch', 4)
