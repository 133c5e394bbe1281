const local: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a request names us: by our public address, or by this machine's own names. A page elsewhere can have a name of
 * its own lead to this machine, and would otherwise read what is there for local use.
 */
export function isOwnHost(host: string | undefined, publicUrl: string): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return local.has(hostname) || hostname === new URL(publicUrl).hostname
}
