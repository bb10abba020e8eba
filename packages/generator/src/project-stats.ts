import { closureOf, pagesOf, type FeatureId, type PageId } from '@sitewright/catalog'
import type { Project } from '@sitewright/project'
import { defaultSite } from '@sitewright/site'
import { generate } from './generate.ts'
import type { Template } from './template.ts'
import { zipProject } from './zip.ts'

/** Measured figures of a project. */
export interface ProjectStats {
  files: number
  /** Bytes of all files, unpacked. */
  bytes: number
  /** Bytes of the zip. */
  zipBytes: number
}

/** The files and bytes that a feature adds to a project with nothing but its dependencies. */
export interface FeatureAddition {
  pages: readonly PageId[]
  /** Paths of the files that come along, sorted. */
  files: readonly string[]
}

/** Measures a project: files and bytes. */
export function measureProject(project: Project): ProjectStats {
  const encoder = new TextEncoder()
  let bytes = 0
  for (const { content } of project.values()) {
    bytes += typeof content === 'string' ? encoder.encode(content).length : content.length
  }
  return { files: project.size, bytes, zipBytes: zipProject(project, 'project').length }
}

/** Diffs a project with a feature against the same project without it. */
export function filesAddedBy(feature: FeatureId, template: Template): FeatureAddition {
  const needs = closureOf([feature]).filter((id) => id !== feature)
  const without = generate({ ...defaultSite, selectedFeatures: needs }, template)
  const selected = [...needs, feature]
  const together = generate({ ...defaultSite, selectedFeatures: selected }, template)
  const before = pagesOf(needs)
  return {
    pages: pagesOf(selected).filter((page) => !before.includes(page)),
    files: [...together.keys()].filter((path) => !without.has(path))
  }
}
