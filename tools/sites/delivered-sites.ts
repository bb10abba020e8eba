// The 24 projects that stand for all that the product delivers: sizes and unused code are measured on them, and the laws of
// pruning are tried on them.
import { featureIds, layoutIds, messageWayIds, type FeatureId } from '../../packages/catalog/src/index.ts'
import { defaultSite, everythingSite, sampleSites, type Site } from '../../packages/site/src/index.ts'
import { pipelineSites } from '../pipelines/sites.ts'
import { hostileSite } from './hostile-site.ts'
import { thinSite } from './thin-site.ts'

const { dentist, bakery, photographer } = sampleSites

/** A business with one feature, and nothing else that it would have to choose. */
function only(feature: FeatureId, changes: Partial<Site> = {}): Site {
  const businessInfo = { ...defaultSite.businessInfo, businessName: 'Nine Lives' }
  return { ...defaultSite, businessInfo, selectedFeatures: [feature], ...changes }
}

/** A site with another delivery of messages. */
function delivered(site: Site, way: Site['deployment']['messages']['way'], address = ''): Site {
  return { ...site, deployment: { ...site.deployment, messages: { way, address, accessKey: '' } } }
}

const form = 'https://formspree.io/f/mkestrel'

/** A project by its name, in the order in which tables list them. */
export const deliveredSites: ReadonlyMap<string, Site> = new Map([
  ['one-feature', only('pwa')],
  ['one-feature-js', only('pwa', { typescript: false })],
  ['contact', only('contact-form')],
  ['contact-form-service', delivered(only('contact-form'), 'form', form)],
  ['booking-js', only('booking', { typescript: false })],
  ['gallery', only('gallery')],
  ['dentist', dentist],
  ['dentist-js', { ...dentist, typescript: false }],
  ['dentist-form-service', delivered(dentist, 'form', form)],
  ['bakery', bakery],
  ['bakery-netlify', delivered(bakery, 'netlify')],
  ['photographer', photographer],
  ['photographer-js', delivered({ ...photographer, typescript: false }, 'php')],
  ['thin-landing', thinSite('landing')],
  ['thin-grid-js', { ...thinSite('grid'), typescript: false }],
  ['hostile', hostileSite],
  ['no-server', { ...everythingSite, selectedFeatures: featureIds.filter((id) => id !== 'api') }],
  ['everything', everythingSite],
  ['everything-js', { ...everythingSite, typescript: false }],
  ['everything-server', delivered(everythingSite, 'server', 'https://api.kestrel.example')],
  ...pipelineSites(layoutIds.length * messageWayIds.length, [defaultSite.selectedFramework])
    .filter((_, index) => index % messageWayIds.length === 1)
    .map((site, index): [string, Site] => [`pipeline-${index + 1}`, site])
])
