import { frameworkIds, frameworks } from '@sitewright/catalog'
import { projectMessages } from './messages.ts'

/** Framework and number of features as text; a framework of a later release keeps its id. */
export function projectFacts({ framework, features }: { framework: string; features: number }): string {
  const known = frameworkIds.find((id) => id === framework)
  return projectMessages.facts(known === undefined ? framework : frameworks[known].name, features)
}
