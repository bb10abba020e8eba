import { toProject, type BuildPhase, type File } from '@sitewright/project'
import type { Site } from '@sitewright/site'
import { projectSlug } from './project-slug.ts'
import { readPictureFiles, type PictureFiles, type Pictures } from './picture-files.ts'
import { generateBatches } from './generate.ts'
import type { Template } from './template.ts'
import { zipProject } from './zip.ts'

export interface BuildOptions<Report> {
  /** Checks and repairs the files; without it they stay as they were generated. */
  validate?: (files: readonly File[], framework: string) => Promise<Report>
  /** Where the files of pictures are stored; without it drawings stand in their place. */
  pictures?: Pictures
  /** Called where a phase begins. */
  onPhase?: (phase: BuildPhase) => void
  /** Called with files as soon as they are generated, so that a caller that does not validate can write them meanwhile. */
  onFiles?: (files: readonly File[]) => void
}

export interface Build<Report> {
  /** The files, repaired where they were validated. */
  files: readonly File[]
  report: Report | undefined
  /** Name of the project's folder, without an ending. */
  folder: string
  /** Packs the files into a zip, inside that folder. */
  zip: () => Uint8Array<ArrayBuffer>
}

/**
 * The build pipeline from a checked site to a zip: web worker, command line and HTTP API all run this one. Validation
 * comes in as an argument, so that the generator does not depend on the validator.
 */
export async function buildProject<Report extends { fixedFiles: readonly File[] }>(
  site: Site,
  template: Template,
  { validate, pictures, onPhase, onFiles }: BuildOptions<Report> = {}
): Promise<Build<Report>> {
  onPhase?.('generate')
  const files = pictures && (await readPictureFiles(site, pictures))
  const generated = [...toProject(inBatches(site, template, files, onFiles)).values()]
  if (validate !== undefined) onPhase?.('validate')
  const report = await validate?.(generated, site.selectedFramework)
  const checked = report === undefined || report.fixedFiles.length === 0 ? generated : report.fixedFiles
  const folder = projectSlug(site)
  return {
    files: checked,
    report,
    folder,
    zip() {
      onPhase?.('zip')
      return zipProject(toProject(checked), folder)
    }
  }
}

function inBatches(
  site: Site,
  template: Template,
  pictures: PictureFiles | undefined,
  onFiles: (files: readonly File[]) => void = () => undefined
): File[] {
  const generated: File[] = []
  for (const batch of generateBatches(site, template, pictures)) {
    onFiles(batch)
    generated.push(...batch)
  }
  return generated
}
