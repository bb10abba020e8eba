import { limits } from '@sitewright/catalog'
import { slugify } from '@sitewright/project'
import { messages } from '../messages.ts'
import type { GeneratedProject } from '../generated-project.ts'
import type { ShowToast } from '../toast.ts'

/** The side effects of a download. */
export interface DownloadEffects {
  readonly save: (url: string, fileName: string) => void
  readonly toast: ShowToast
}

/** File name of a project's zip: its name in lower case with hyphens (spec 1 §4), safe for every file system. */
export function zipFileName(projectName: string): string {
  return `${slugify(projectName, limits.defaultProjectName)}.zip`
}

/** Downloads the zip of a project; false where there is none to download. */
export function download(project: GeneratedProject | null, { save, toast }: DownloadEffects): boolean {
  if (project === null || project.downloadUrl === '') {
    toast({ tone: 'danger', text: messages.nothingToDownload })
    return false
  }
  save(project.downloadUrl, zipFileName(project.name))
  return true
}
