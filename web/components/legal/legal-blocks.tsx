import { Link } from 'react-router-dom'
import type { LegalBlocks } from '#core/contracts/website/legal.ts'
import { linkLook } from '../styles.ts'

type Block = LegalBlocks[number]
type Part = Extract<Block, { type: 'paragraph' }>['inlines'][number]

/** A legal text as the server has read it: a heading begins each section. */
export const LegalBlocksShown = ({ blocks }: { blocks: LegalBlocks }) =>
  sectionsOf(blocks).map(({ title, body }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text keeps its order
    <section key={at} className={title ? 'mt-10' : 'mt-6'}>
      {title && <h2 className="font-bold text-xl">{title}</h2>}
      <div className="mt-2 grid gap-3 wrap-anywhere [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-6">
        {body.map((block, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text keeps its order
          <Body key={place} block={block} />
        ))}
      </div>
    </section>
  ))

function sectionsOf(blocks: LegalBlocks): { title: string | undefined; body: Block[] }[] {
  const sections: { title: string | undefined; body: Block[] }[] = []
  for (const block of blocks) {
    if (block.type === 'heading') sections.push({ title: block.text, body: [] })
    else if (sections.length > 0) sections.at(-1)?.body.push(block)
    else sections.push({ title: undefined, body: [block] })
  }
  return sections
}

function Body({ block }: { block: Block }) {
  if (block.type === 'paragraph')
    return (
      <p>
        <Parts parts={block.inlines} />
      </p>
    )
  if (block.type === 'list')
    return (
      <ul>
        {block.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text keeps its order
          <li key={at}>
            <Parts parts={item} />
          </li>
        ))}
      </ul>
    )
  return null
}

const Parts = ({ parts }: { parts: readonly Part[] }) =>
  parts.map(({ text, strong, href }, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a text keeps its order
    if (strong) return <strong key={at}>{text}</strong>
    if (!href) return text
    return href.startsWith('/') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text keeps its order
      <Link key={at} to={href} className={linkLook}>
        {text}
      </Link>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text keeps its order
      <a key={at} href={href} className={linkLook}>
        {text}
      </a>
    )
  })
