const local: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether the request's Host is our public address or one of this machine's names. Otherwise a page elsewhere could
 * point a name of its own at this machine and read pages for local use.
 */
export function isOwnHost(host: string | undefined, publicUrl: string): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return local.has(hostname) || hostname === new URL(publicUrl).hostname
}
