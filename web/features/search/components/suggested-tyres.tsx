import type { RefObject } from 'react'
import { Suggest } from '../../../components/ui/suggest.tsx'
import { useSuggestions } from '../use-suggestions.tsx'

type Props = { box: RefObject<HTMLInputElement | null>; text: string; onPick(text: string): void }

/** The sizes and cars that begin as it is typed. */
const SuggestedTyres = ({ box, text, onPick }: Props) => (
  <Suggest box={box} suggestions={useSuggestions(text)} onPick={(one) => onPick(one.text)} />
)
export default SuggestedTyres
