import { limits, type FeatureId } from '@sitewright/catalog'
import type { Vitals } from '@sitewright/site'

/** What a reply of the provider gets where it leaves a field out (spec 1 §7). */
export const defaultFeatures: readonly FeatureId[] = ['contact-form', 'testimonials']

/** The components that a reply gets where it names none. */
export const defaultComponents: readonly string[] = ['Header', 'Hero', 'Services', 'Contact', 'Footer']

/** The integrations that a reply gets where it names none. */
export const defaultIntegrations: readonly string[] = ['google-analytics']
/** INP stands where the spec has FID (departures: 1 §3). */
export const vitals: Vitals = {
  lcp: limits.vitals.lcpSeconds,
  inp: limits.vitals.inpMs,
  cls: limits.vitals.cls
}
