import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Pictures } from '@sitewright/generator'
import { logoPath, picturePath } from '@sitewright/site'

/** Pictures of a folder, and the hashes of those that it does not have. */
interface FoundPictures extends Pictures {
  readonly missing: ReadonlySet<string>
}

/** The pictures beside a site document: in `public` of its project, or below the folder that it lies in. */
export function picturesBeside(document: string | undefined): FoundPictures {
  const folders = document === undefined || document === '-' ? [] : foldersOf(document)
  const missing = new Set<string>()
  return {
    missing,
    get: async (hash, width) => {
      for (const folder of folders) {
        for (const path of [picturePath({ hash }, width), logoPath({ hash })]) {
          const bytes = await readFile(join(folder, path)).catch(() => undefined)
          if (bytes !== undefined) return new Uint8Array(bytes)
        }
      }
      missing.add(hash)
      return undefined
    }
  }
}

function foldersOf(document: string): string[] {
  const folder = dirname(document)
  return [join(folder, '..', 'public'), folder]
}
