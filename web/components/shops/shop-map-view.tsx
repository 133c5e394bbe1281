import L from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import 'leaflet/dist/leaflet.css'
import { settings } from '#web/lib/settings.ts'
import { clustersOf } from './clusters.ts'
import type { MapPoint, MapProps } from './map-props.ts'
import { isNarrow } from './narrow.ts'

const closest = 15
/** Leaflet's own parts in our colours, and large enough for a thumb. */
const look = [
  'size-full bg-sunk! font-sans!',
  '[&_.leaflet-bar_a]:size-11! [&_.leaflet-bar_a]:bg-surface! [&_.leaflet-bar_a]:text-ink! [&_.leaflet-bar_a]:leading-11!',
  '[&_.leaflet-control-attribution]:bg-surface! [&_.leaflet-control-attribution]:text-ink! [&_.leaflet-control-attribution_a]:text-ink! [&_.leaflet-control-attribution_a]:underline!',
].join(' ')
const around = L.latLngBounds([-34.9, 16.4], [-22.1, 33])

/** Pins on tiles, or on plain paper where there are none. */
export default function ShopMapView({ points, here, picked, onPick }: MapProps) {
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<L.Map>()
  const pick = useRef(onPick)
  pick.current = onPick

  useEffect(() => {
    if (!box.current) return
    const made = L.map(box.current, { scrollWheelZoom: false, attributionControl: false, maxZoom: 19 })
    L.control.attribution({ prefix: false }).addTo(made)
    const { tileUrl, attribution } = settings().map ?? {}
    if (tileUrl)
      L.tileLayer(tileUrl, {
        attribution: attribution ?? '',
        maxZoom: 19,
        referrerPolicy: 'origin',
        className: 'dark:invert dark:hue-rotate-180 dark:brightness-90',
      }).addTo(made)
    setMap(made)
    return () => void made.remove()
  }, [])

  const spots = JSON.stringify([points, here])
  useEffect(() => {
    if (!map) return
    const [shown, at]: [MapPoint[], MapProps['here']] = JSON.parse(spots)
    const bounds = L.latLngBounds([...shown, ...(at ? [at] : [])].map(({ lat, lng }): [number, number] => [lat, lng]))
    if (bounds.isValid()) map.fitBounds(bounds.pad(0.15), { maxZoom: closest, animate: false })
    else map.fitBounds(around, { animate: false })
  }, [map, spots])

  useEffect(() => {
    if (!map) return
    const [shown, at]: [MapPoint[], MapProps['here']] = JSON.parse(spots)
    const layer = L.layerGroup().addTo(map)
    const draw = () => {
      layer.clearLayers()
      for (const { points } of clustersOf(shown, (point) => map.latLngToLayerPoint(point)))
        markerOf(points, { map, picked, onPick: (id) => pick.current?.(id) })?.addTo(layer)
      if (at)
        L.circleMarker(at, { radius: 7, color: '#fff', weight: 3, fillColor: '#0b5cad', fillOpacity: 1 }).addTo(layer)
    }
    draw()
    const under = shown.find(({ id }) => id === picked)
    // Above the sheet that covers the foot of a phone.
    if (under && pick.current)
      map.panInside(under, {
        paddingTopLeft: [60, 60],
        paddingBottomRight: [60, isNarrow() ? 180 : 60],
        animate: false,
      })
    map.on('zoomend', draw)
    return () => {
      map.off('zoomend', draw)
      layer.remove()
    }
  }, [map, spots, picked])

  return <div ref={box} className={look} />
}

type Around = { map: L.Map; picked: string | undefined; onPick(id: string): void }

/** A pin, or one for several that stand too close: it leads closer, and at the closest picks one after the other. */
function markerOf(points: readonly MapPoint[], { map, picked, onPick }: Around): L.Marker | undefined {
  const [first] = points
  if (!first) return undefined
  const at = points.findIndex(({ id }) => id === picked)
  const several = points.length > 1
  const name = several ? `${points.length} shops here` : first.name
  const choose = () => {
    if (!several) return onPick(first.id)
    if (map.getZoom() < map.getMaxZoom() - 1 && !isOnePlace(points))
      return void map.fitBounds(L.latLngBounds(points.map(({ lat, lng }) => [lat, lng])).pad(0.3), { animate: false })
    onPick(points[(at + 1) % points.length]?.id ?? first.id)
  }
  const marker = L.marker(first, {
    icon: pin(several ? `${points.length} shops` : first.label, at >= 0),
    title: name,
    zIndexOffset: at >= 0 ? 1000 : 0,
  })
  return (
    marker
      // Leaflet's button would be named after the words that stand on the pin, which may be a price only.
      .on('add', () => marker.getElement()?.setAttribute('aria-label', name))
      .on('click', choose)
      .on('keydown', ({ originalEvent }) => {
        if (originalEvent.key === 'Enter') choose()
      })
  )
}

const isOnePlace = ([first, ...more]: readonly MapPoint[]): boolean =>
  more.every(({ lat, lng }) => lat === first?.lat && lng === first.lng)

/** An element, not HTML: a label may be anything. Its foot stands on the place. */
function pin(label: string | undefined, picked: boolean): L.DivIcon {
  const html = document.createElement('span')
  html.className = `absolute bottom-0 left-1/2 grid -translate-x-1/2 whitespace-nowrap rounded-full border-2 border-white px-2 py-1 font-bold text-xs leading-4 shadow-card ${picked ? 'bg-accent text-on-accent' : 'bg-rubber text-lettering'} ${label ? '' : 'size-6'}`
  html.textContent = label ?? ''
  return L.divIcon({ html, className: 'bg-transparent', iconSize: [44, 44], iconAnchor: [22, 44] })
}
