import { createHmac } from 'node:crypto'

/** X-Twilio-Signature of a form request: the address, then every name and value in the order of the names. */
export function sign(authToken: string, url: string, params: Readonly<Record<string, string>>): string {
  const text = Object.keys(params)
    .sort()
    .reduce((sofar, name) => `${sofar}${name}${params[name]}`, url)
  return createHmac('sha1', authToken).update(text, 'utf8').digest('base64')
}
