import L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { settings } from '#web/lib/settings.ts'

/** Leaflet's own parts in our colours, and large enough for a thumb. */
export const mapLook = [
  'size-full bg-sunk! font-sans!',
  '[&_.leaflet-bar_a]:size-11! [&_.leaflet-bar_a]:bg-surface! [&_.leaflet-bar_a]:text-ink! [&_.leaflet-bar_a]:leading-11!',
  '[&_.leaflet-control-attribution]:bg-surface! [&_.leaflet-control-attribution]:text-ink! [&_.leaflet-control-attribution_a]:text-ink! [&_.leaflet-control-attribution_a]:underline!',
].join(' ')

/** A map with its tiles, or plain paper if there are none. */
export function baseMap(box: HTMLElement): L.Map {
  const made = L.map(box, { scrollWheelZoom: false, attributionControl: false, maxZoom: 19 })
  L.control.attribution({ prefix: false }).addTo(made)
  const { tileUrl, attribution } = settings().map ?? {}
  if (tileUrl)
    L.tileLayer(tileUrl, {
      attribution: attribution ?? '',
      maxZoom: 19,
      referrerPolicy: 'origin',
      className: 'dark:invert dark:hue-rotate-180 dark:brightness-90',
    }).addTo(made)
  return made
}

/** An element, not HTML: a label may be anything. Its foot stands on the place. */
export function pin(label: string | undefined, picked: boolean): L.DivIcon {
  const html = document.createElement('span')
  html.className = `absolute bottom-0 left-1/2 grid -translate-x-1/2 whitespace-nowrap rounded-full border-2 border-white px-2 py-1 font-bold text-xs leading-4 shadow-card ${picked ? 'bg-accent text-on-accent' : 'bg-rubber text-lettering'} ${label ? '' : 'size-6'}`
  html.textContent = label ?? ''
  return L.divIcon({ html, className: 'bg-transparent', iconSize: [44, 44], iconAnchor: [22, 44] })
}
