import L from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { baseMap, mapLook, pin } from './base-map.ts'

type Spot = { lat: number; lng: number }
export type PinMapProps = { at: Spot; onMove(to: Spot): void }

const ZOOM = 15
/** Degrees that an arrow key moves the pin: about ten metres; with Shift a hundred. */
const STEP = 0.0001
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}
const rounded = ({ lat, lng }: Spot): Spot => ({ lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)) })

/** A map with one pin that is dragged, tapped to another place, or moved by the arrow keys. */
export default function PinMapView({ at, onMove }: PinMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<{ map: L.Map; marker: L.Marker }>()
  const now = useRef({ at, onMove })
  now.current = { at, onMove }

  useEffect(() => {
    if (!box.current) return
    const map = baseMap(box.current)
    map.setView(now.current.at, ZOOM, { animate: false })
    const marker = L.marker(now.current.at, { icon: pin('Your shop', true), draggable: true, title: 'Your shop' })
    const move = (to: Spot) => now.current.onMove(rounded(to))
    marker
      .on('dragend', () => move(marker.getLatLng()))
      .on('add', () => {
        const element = marker.getElement()
        element?.setAttribute('aria-label', 'Your shop on the map: the arrow keys move the pin')
        element?.addEventListener('keydown', (event) => {
          const step = steps[event.key]
          if (!step) return
          event.preventDefault()
          event.stopPropagation()
          const by = STEP * (event.shiftKey ? 10 : 1)
          const { lat, lng } = now.current.at
          move({ lat: lat + step[0] * by, lng: lng + step[1] * by })
        })
      })
      .addTo(map)
    map.on('click', ({ latlng }) => move(latlng))
    setDrawn({ map, marker })
    return () => void map.remove()
  }, [])

  const { lat, lng } = at
  useEffect(() => {
    if (!drawn) return
    drawn.marker.setLatLng([lat, lng])
    if (!drawn.map.getBounds().pad(-0.1).contains([lat, lng])) drawn.map.setView([lat, lng], ZOOM, { animate: false })
  }, [drawn, lat, lng])

  return <div ref={box} className={mapLook} />
}
