import { useEffect, useRef, useState } from 'react'
import type { Reach, ReachAim } from '#core/contracts/seller/shop-profile.ts'
import { escaped } from '#core/rules/website/escaped.ts'
import { card } from '../../../components/styles.ts'
import { SelectField, TextField } from '../../../components/ui/field.tsx'
import { CopyField } from './copy-field.tsx'

const LONGEST_LABEL = 40

/** The button for the shop's own website: how it looks, and the tag to copy. */
export function ButtonSection({ reach }: { reach: Reach }) {
  const [query, setOptions] = useState<ButtonOptions>({ aim: 'fitting', look: 'green', label: '' })
  const change = (change: Partial<ButtonOptions>) => setOptions({ ...query, ...change })
  return (
    <section aria-labelledby="button" className={`${card} grid gap-4 p-4`}>
      <h2 id="button" className="font-bold text-lg">
        Booking button for your own website
      </h2>
      <p className="text-ink-soft">
        Copy the tag to where the button shall stand. It sets no cookies, keeps nothing, and opens the chat at your
        shop.
      </p>
      <div className="grid gap-3 md:grid-cols-3">
        <SelectField
          label="It opens"
          value={query.aim}
          onChange={({ target }) => change({ aim: target.value === 'message' ? 'message' : 'fitting' })}
        >
          <option value="fitting">a booking</option>
          <option value="message">a question</option>
        </SelectField>
        <SelectField
          label="Colour"
          value={query.look}
          onChange={({ target }) => change({ look: target.value === 'dark' ? 'dark' : 'green' })}
        >
          <option value="green">Green</option>
          <option value="dark">Dark</option>
        </SelectField>
        <TextField
          label="Words on it (optional)"
          maxLength={LONGEST_LABEL}
          value={query.label}
          onChange={({ target }) => change({ label: target.value })}
        />
      </div>
      <Preview reach={reach} query={query} />
      <CopyField label="Tag for your website" value={buttonTag(reach, query)} lines={4} />
      <p className="text-ink-soft text-sm">
        If your website has a Content-Security-Policy, let <code className="break-all">{reach.button.src}</code> stand
        in its script-src; the button needs nothing else. The browser runs the file only if it is the one that you
        copied.
      </p>
    </section>
  )
}

/** The very button, made by the very file. */
function Preview({ reach, query }: { reach: Reach; query: ButtonOptions }) {
  const place = useRef<HTMLDivElement>(null)
  const { slug, button } = reach
  useEffect(() => {
    const script = document.createElement('script')
    const attributes = { ...buttonAttributes({ slug }, query), integrity: button.integrity, crossorigin: 'anonymous' }
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
    script.src = button.src
    place.current?.replaceChildren(script)
  }, [slug, button, query])
  return (
    <div>
      <h3 className="mb-1 font-semibold text-sm">Preview</h3>
      <div ref={place} className="grid min-h-20 place-items-center rounded-lg bg-sunk p-4" />
    </div>
  )
}

type ButtonOptions = { aim: ReachAim; look: 'green' | 'dark'; label: string }

/** What the tag of the button carries, by its names. */
const buttonAttributes = (
  { slug }: Pick<Reach, 'slug'>,
  { aim, look, label }: ButtonOptions,
): Record<string, string> => ({
  'data-shop': slug,
  ...(aim === 'message' && { 'data-aim': aim }),
  ...(look === 'dark' && { 'data-look': look }),
  ...(label.trim() && { 'data-label': label.trim() }),
})

/** The tag as the shop's people put it into their website. */
function buttonTag(reach: Reach, query: ButtonOptions): string {
  const { src, integrity } = reach.button
  const attributes = { src, ...buttonAttributes(reach, query), integrity, crossorigin: 'anonymous' }
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`)
  return `<script async ${written.join(' ')}></script>`
}
