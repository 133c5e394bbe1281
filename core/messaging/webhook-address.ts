import type { Config } from '../config.ts'

/**
 * Where Twilio tells us of messages. By itself it repeats only what it could not connect to, once; with these it repeats
 * also what we answered with an error or too late, within its 15 seconds. What follows the # is not signed.
 */
export const inboundWebhook = ({ publicUrl }: Pick<Config, 'publicUrl'>) => {
  const url = `${publicUrl}/webhooks/twilio/inbound#rc=3&rp=5xx,ct,rt&ct=2000&rt=4000&tt=15000`
  return { url, fallback: url }
}
