import { limits, type FeatureId } from '@sitewright/catalog'
import type { Vitals } from '@sitewright/site'

/** Defaults for fields that a provider's reply leaves out (spec 1 §7). */
export const defaultFeatures: readonly FeatureId[] = ['contact-form', 'testimonials']

/** Default components of a reply. */
export const defaultComponents: readonly string[] = ['Header', 'Hero', 'Services', 'Contact', 'Footer']

/** Default integrations of a reply. */
export const defaultIntegrations: readonly string[] = ['google-analytics']
/** INP replaces FID of the spec (departures: 1 §3). */
export const vitals: Vitals = {
  lcp: limits.vitals.lcpSeconds,
  inp: limits.vitals.inpMs,
  cls: limits.vitals.cls
}
