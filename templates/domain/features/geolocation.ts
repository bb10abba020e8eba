import type { FeatureDefinition } from '../pages.ts'

export const geolocationMessages = {
  unsupported: 'Geolocation is not supported by this browser.',
  denied: 'Your browser did not allow it. Allow the location for this site, or type an address.',
  unavailable: 'Your position could not be found. Try again, or type an address.',
  title: 'Locations',
  intro: 'Where to find us.',
  use: 'Use my location',
  locating: 'Getting location…',
  yourLocation: 'Your location',
  position: 'Your position:',
  away: (distance: string) => `${distance} away`,
  address: 'Or type an address',
  keep: 'Use this address',
  kept: 'Your address:',
  noAddress: 'Please type an address.',
  clear: 'Clear',
  openIn: 'Show in',
  openPlaceIn: (place: string, service: string) => `${place} in ${service}`,
  newWindow: 'opens in a new window',
  you: 'You',
  map: (places: string) => `Drawn map with ${places}`,
  sketch: 'A drawing for orientation: the streets are not real. A map service shows the way.',
  hours: 'Hours'
} as const

/** Where the business is, and how far that is from the visitor. */
export const geolocation = {
  id: 'geolocation',
  routes: [{ page: 'locations', path: '/locations', title: geolocationMessages.title, content: true }],
  nav: [{ page: 'locations', label: geolocationMessages.title, icon: 'place', order: 80 }]
} as const satisfies FeatureDefinition
