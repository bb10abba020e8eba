import { file, type File } from '@sitewright/project'
import {
  contentOf,
  logoPath,
  picturePath,
  picturesIn,
  pictureWidths,
  type Content,
  type Picture,
  type Site
} from '@sitewright/site'
import type { GenerationPlan } from './generation-plan.ts'

/** Where the files of pictures are stored; a document only names them. */
export interface Pictures {
  /** The file of a picture in one of its widths; undefined where it is not stored here. */
  get: (hash: string, width: number) => Promise<Uint8Array | undefined>
}

/** Files of pictures by their path on the site. */
export type PictureFiles = ReadonlyMap<string, Uint8Array>

/** A path of a picture's files for each of its widths. */
function pathsOf(picture: Picture): { width: number; path: string }[] {
  return pictureWidths(picture).map((width) => ({ width, path: picturePath(picture, width) }))
}

/** Reads the files of all pictures of a site that are stored. */
export async function readPictureFiles(site: Site, pictures: Pictures): Promise<PictureFiles> {
  const files = new Map<string, Uint8Array>()
  const content = contentOf(site)
  const { logo } = content
  const logoBytes = logo && (await pictures.get(logo.hash, logo.width))
  if (logo && logoBytes) files.set(logoPath(logo), logoBytes)
  for (const { picture } of picturesIn(content)) {
    for (const { width, path } of pathsOf(picture)) {
      const bytes = files.get(path) ?? (await pictures.get(picture.hash, width))
      if (bytes !== undefined) files.set(path, bytes)
    }
  }
  return files
}

/** True where all files of a picture are there: else its drawing stays. */
export function hasFiles(files: PictureFiles, picture: Picture): boolean {
  return pathsOf(picture).every(({ path }) => files.has(path))
}

/** The files of the pictures that a site shows. */
export function pictureFiles({ site, adapter, pictures }: GenerationPlan): File[] {
  const paths = new Set(shownPaths(site.content))
  return [...paths].flatMap((path) => {
    const bytes = pictures.get(path)
    return bytes === undefined ? [] : [file(`${adapter.folders.public}${path}`, bytes)]
  })
}

function shownPaths(content: Content): string[] {
  return picturesIn(content).flatMap(({ picture }) => pathsOf(picture).map(({ path }) => path))
}
