import { frameworkIds, frameworks } from '@sitewright/catalog'
import { projectMessages } from './messages.ts'

/** The facts of a project or a version in words; a framework of a later release keeps its id. */
export function projectFacts({ framework, features }: { framework: string; features: number }): string {
  const known = frameworkIds.find((id) => id === framework)
  return projectMessages.facts(known === undefined ? framework : frameworks[known].name, features)
}
