/** Opens the phone's map with the way there; documented as universal across devices by Google Maps URLs. */
export const directionsUrl = ({ lat, lng }: { lat: number; lng: number }): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat.toFixed(5)},${lng.toFixed(5)}`
