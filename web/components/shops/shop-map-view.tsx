import L from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { baseMap, mapLook, pin } from './base-map.ts'
import { clustersOf } from './clusters.ts'
import type { MapPoint, MapProps } from './map-props.ts'
import { isNarrow } from './narrow.ts'

const closest = 15
const around = L.latLngBounds([-34.9, 16.4], [-22.1, 33])

/** Pins on tiles, or on plain paper where there are none. */
export default function ShopMapView({ points, here, picked, onPick }: MapProps) {
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<L.Map>()
  const pick = useRef(onPick)
  pick.current = onPick

  useEffect(() => {
    if (!box.current) return
    const made = baseMap(box.current)
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

  return <div ref={box} className={mapLook} />
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
