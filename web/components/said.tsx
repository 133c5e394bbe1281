import { Fragment } from 'react'
import { piecesOf } from '../lib/said.ts'
import { linkLook } from './styles.ts'

/**
 * Words as they were said in the chat, with what is bold there. A link that somebody else wrote is mere text to a shop:
 * it is not followed with one tap.
 */
export const Said = ({ words, hasLinks }: { words: string; hasLinks: boolean }) => (
  <p className="whitespace-pre-wrap break-words">
    {piecesOf(words).map(({ kind, text }, at) => {
      const key = `${at} ${kind}`
      if (kind === 'bold') return <strong key={key}>{text}</strong>
      if (kind === 'text' || !hasLinks) return <Fragment key={key}>{text}</Fragment>
      return (
        <a
          key={key}
          href={text}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          className={`${linkLook} break-all`}
        >
          {text}
        </a>
      )
    })}
  </p>
)
