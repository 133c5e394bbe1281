/** What programs that read pages without a person call themselves, in small letters. */
const marks = [
  ...['bot', 'crawl', 'spider', 'slurp', 'preview', 'lighthouse', 'headless', 'scrape', 'monitor'],
  ...['facebookexternalhit', 'whatsapp/', 'curl/', 'wget/', 'python-', 'axios/', 'node', 'go-http-client', 'java/'],
]

/** Whether nobody looks at what this client reads. A client that does not say what it is counts as a program, too. */
export function isBot(userAgent: string | undefined): boolean {
  const name = userAgent?.toLowerCase() ?? ''
  return name === '' || marks.some((mark) => name.includes(mark))
}
