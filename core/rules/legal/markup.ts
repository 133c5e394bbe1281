/** A piece of a line: plain, strong, or a link. */
export type Inline = { text: string; strong?: true; href?: string }
export type LegalBlock =
  | { type: 'heading'; text: string }
  | { type: 'paragraph'; inlines: Inline[] }
  | { type: 'list'; items: Inline[][] }

/** A link leads to http, https or mailto, or to a page of ours. */
export const isAllowedLink = (href: string): boolean =>
  /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@|\/(?![/\\])|#)\S*$/i.test(href) && !/[\\"<>]/.test(href)

/**
 * Reads the small markup of legal texts: a line that begins with ## is a heading, lines that begin with - are a list,
 * an empty line ends a paragraph; **strong** and [label](address) stand inside of lines. Everything else is text.
 */
export function readMarkup(markup: string): LegalBlock[] {
  const blocks: LegalBlock[] = []
  for (const part of markup.replaceAll('\r\n', '\n').split(/\n[ \t]*\n/)) {
    let words: string[] = []
    let items: Inline[][] = []
    const end = () => {
      if (words.length > 0) blocks.push({ type: 'paragraph', inlines: inlinesOf(words.join(' ')) })
      if (items.length > 0) blocks.push({ type: 'list', items })
      words = []
      items = []
    }
    for (const line of part.split('\n').map((one) => one.trim())) {
      if (line.startsWith('## ')) {
        end()
        blocks.push({ type: 'heading', text: line.slice(3).trim() })
      } else if (line.startsWith('- ')) {
        if (words.length > 0) end()
        items.push(inlinesOf(line.slice(2).trim()))
      } else if (line) {
        if (items.length > 0) end()
        words.push(line)
      }
    }
    end()
  }
  return blocks
}

/** What is wrong with the markup, in words; nothing if it may be published. */
export function wrongIn(markup: string): string | undefined {
  const blocks = readMarkup(markup)
  if (blocks.length === 0) return 'Please write the text'
  for (const { href } of links(markup))
    if (!isAllowedLink(href))
      return `A link leads to http, https, mailto or a page of ours, not to ‘${href.slice(0, 60)}’`
  return undefined
}

const MARK = /\*\*([^*\n]{1,500})\*\*|\[([^[\]\n]{1,200})\]\(([^)\n]{0,300})\)/g

function inlinesOf(line: string): Inline[] {
  const inlines: Inline[] = []
  let from = 0
  for (const found of line.matchAll(MARK)) {
    const [whole, strong, label = '', href = ''] = found
    if (found.index > from) inlines.push({ text: line.slice(from, found.index) })
    if (strong !== undefined) inlines.push({ text: strong, strong: true })
    else if (isAllowedLink(href.trim())) inlines.push({ text: label, href: href.trim() })
    else inlines.push({ text: whole })
    from = found.index + whole.length
  }
  if (from < line.length) inlines.push({ text: line.slice(from) })
  return inlines
}

const links = (markup: string): { href: string }[] =>
  [...markup.matchAll(MARK)].flatMap(([, strong, , href = '']) => (strong === undefined ? [{ href: href.trim() }] : []))
