import { featureOf, leftOutOf, type FeatureId, type LeftOut } from '@sitewright/catalog'
import type { Site } from '@sitewright/site'
import type { FieldId } from '../fields.ts'
import { launchMessages as words } from './messages.ts'

/** A feature that a launch build leaves out: why, and what makes it real. */
export interface LeftOutFeature {
  readonly id: FeatureId
  readonly name: string
  readonly why: string
  readonly remedy: string
  /** The field that makes it real. */
  readonly field: FieldId
}

const fields: Readonly<Record<LeftOut['realBy'][number], FieldId>> = {
  server: 'deployment.messages.way',
  'payment-link': 'deployment.paymentLink',
  messages: 'deployment.messages.way'
}

function toFeature({ id, pretends, realBy }: LeftOut): LeftOutFeature {
  return {
    id,
    name: featureOf(id).name,
    why: words.pretends(pretends),
    remedy: words.realBy(realBy),
    field: fields[realBy[0] ?? 'server']
  }
}

/** The chosen features that a launch build leaves out, since they are simulated. */
export function leftOutFeatures(site: Site): LeftOutFeature[] {
  return leftOutOf(site).map(toFeature)
}

/** Why a feature would be left out if it was chosen; undefined where it would be real. */
export function findLeftOut(site: Site, id: FeatureId): LeftOutFeature | undefined {
  const selectedFeatures = [...new Set([...site.selectedFeatures, id])]
  return leftOutFeatures({ ...site, selectedFeatures }).find((feature) => feature.id === id)
}
