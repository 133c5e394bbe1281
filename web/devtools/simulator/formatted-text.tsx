import type { ReactNode } from 'react'

/** WhatsApp's own marks (*bold*, _italic_, ~struck~, ```code```) and links, as a phone shows them. */
const mark =
  /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])|```([^`]+)```|(?<![\p{L}\d*])\*([^\s*](?:[^*\n]*[^\s*])?)\*(?![\p{L}\d*])|(?<![\p{L}\d_])_([^\s_](?:[^_\n]*[^\s_])?)_(?![\p{L}\d_])|(?<![\p{L}\d~])~([^\s~](?:[^~\n]*[^\s~])?)~(?![\p{L}\d~])/gu

export function FormattedText({ text }: { text: string }) {
  const parts: ReactNode[] = []
  let from = 0
  for (const match of text.matchAll(mark)) {
    const [whole, link, code, bold, italic, struck] = match
    parts.push(text.slice(from, match.index))
    const key = match.index
    if (link) parts.push(<Link key={key} href={link} />)
    else if (code) parts.push(<code key={key}>{code}</code>)
    else if (bold) parts.push(<strong key={key}>{<FormattedText text={bold} />}</strong>)
    else if (italic) parts.push(<em key={key}>{<FormattedText text={italic} />}</em>)
    else if (struck) parts.push(<s key={key}>{<FormattedText text={struck} />}</s>)
    from = match.index + whole.length
  }
  parts.push(text.slice(from))
  return <>{parts}</>
}

const Link = ({ href }: { href: string }) => (
  <a href={href} target="_blank" rel="noreferrer" className="text-link wrap-anywhere underline underline-offset-2">
    {href}
  </a>
)

/** The words alone, for a line that only sums up. */
export const withoutMarks = (text: string): string =>
  text.replace(mark, (whole, link, code, bold, italic, struck) => link ?? code ?? bold ?? italic ?? struck ?? whole)
