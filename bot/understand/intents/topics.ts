import type { Evidence } from '../evidence.ts'

/** 'no messages after 8' asks for quiet hours, not for silence. */
export const asksForQuietHours = (e: Evidence): boolean =>
  (e.has('message', 'settings', 'dont') || e.says(/\b(?:quiet|disturb|stilte|contact)\b/)) &&
  (e.reading.times.length > 0 ||
    e.says(
      /\b(?:at night|snags|saans|ebusuku|in the evening|evenings|weekends?|naweke?|after hours|office hours|kantoorure|business hours|weekdays|weeksdae|bosiu|sundays?|during the day|on saturdays?|overnight|while i sleep|working hours)\b/,
    )) &&
  (e.has('message') || e.says(/\b(?:quiet|disturb|stilte|contact|pla|hours)\b/)) &&
  !e.has('booking', 'book', 'cancel', 'move')

/** A channel change ('no sms, use whatsapp') or one kind of message is a setting, too. */
export const topicOfMessages = (e: Evidence): boolean =>
  e.says(
    /\b(?:instead|rather|eerder|liewer|only (?:whatsapp|sms|email)|net (?:whatsapp|sms|epos)|use (?:whatsapp|sms|email)|whatsapp me|email me|sms me|rather than|in plaas van|by (?:email|whatsapp|sms)|on (?:email|whatsapp|sms)|not (?:by |via |on )?(?:email|whatsapp|sms)|prefer (?:email|whatsapp|sms)|op (?:whatsapp|sms|epos)|per (?:whatsapp|sms|epos|email)|met (?:sms|whatsapp|epos)|nge (?:whatsapp|sms|email)|switch to|via (?:email|whatsapp|sms)|kunalokho|esikhundleni)\b/,
  ) && e.says(/\b(?:whatsapp|sms|smses|email|e pos|epos|e mail|emails|mail)\b/)
