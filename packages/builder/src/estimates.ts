import { limits } from '@sitewright/catalog'
import type { Site } from '@sitewright/site'
import { generationLabels } from './messages.ts'

type Choices = Pick<Site, 'selectedFeatures' | 'typescript' | 'deployment'>

/** Complexity of a project: a score out of ten with its label (spec 1 §4). */
export interface Complexity {
  readonly score: number
  readonly label: 'Simple' | 'Moderate' | 'Complex'
  /** `n/10`, as it is shown. */
  readonly text: string
}

/** Seconds that a generation takes to show its labels; the work itself is shorter (departures: 1 §4). */
export const generationSeconds = (generationLabels.length * limits.generationStepMs) / 1000

/** The highest complexity. */
const complexityMax = 10

/** Features, one for TypeScript, and platforms; up to 3 is simple, up to 6 moderate (spec 1 §4). */
export function complexityOf({ selectedFeatures, typescript, deployment }: Choices): Complexity {
  const score = selectedFeatures.length + (typescript ? 1 : 0) + deployment.platforms.length
  const label = score <= 3 ? 'Simple' : score <= 6 ? 'Moderate' : 'Complex'
  return { score, label, text: `${Math.min(score, complexityMax)}/${complexityMax}` }
}

/** Components of the project: one a feature, and five (spec 1 §4). */
export function componentCount({ selectedFeatures }: Pick<Site, 'selectedFeatures'>): number {
  return selectedFeatures.length + 5
}
