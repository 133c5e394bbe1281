import type { Config } from '../config.ts'

/**
 * The webhook for messages. On its own, Twilio repeats only a call that could not connect, once; with these settings it
 * also repeats calls that we answered with an error or too late, within its 15 seconds. The part behind the # is not
 * signed.
 */
export const inboundWebhook = ({ publicUrl }: Pick<Config, 'publicUrl'>) => {
  const url = `${publicUrl}/webhooks/twilio/inbound#rc=3&rp=5xx,ct,rt&ct=2000&rt=4000&tt=15000`
  return { url, fallback: url }
}
