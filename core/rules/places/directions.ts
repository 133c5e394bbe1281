/** The address that opens the phone's map with the way there; Google Maps URLs work on every device. */
export const directionsUrl = ({ lat, lng }: { lat: number; lng: number }): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat.toFixed(5)},${lng.toFixed(5)}`
