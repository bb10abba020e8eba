import { dirname, findText, type Project } from '@sitewright/project'

const groups = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const

interface Manifest {
  text: string
  value: Readonly<Record<string, unknown>>
  /** Every declared package with its range. */
  packages: Readonly<Record<string, string>>
  scripts: Readonly<Record<string, unknown>>
}

/** The package.json of a project: valid, invalid or missing. */
export type ManifestState =
  | { kind: 'missing' }
  | { kind: 'invalid'; text: string }
  | ({ kind: 'valid' } & Manifest)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** Reads a package.json; one that holds no object is invalid. */
function parseManifest(text: string): ManifestState {
  const value = parsed(text)
  if (!isRecord(value)) return { kind: 'invalid', text }
  const packages: Record<string, string> = {}
  for (const group of groups) {
    const members = value[group]
    if (isRecord(members)) for (const name of Object.keys(members)) packages[name] = String(members[name])
  }
  return { kind: 'valid', text, value, packages, scripts: isRecord(value.scripts) ? value.scripts : {} }
}

/** The package.json at the root of a project. */
export function readManifest(project: Project): ManifestState {
  const text = findText(project, 'package.json')
  return text === undefined ? { kind: 'missing' } : parseManifest(text)
}

/** The package.json of the folders above a file, the nearest first, without the one at the root. */
export function nestedManifests(project: Project, file: string): ManifestState[] {
  const found: ManifestState[] = []
  for (let folder = dirname(file); folder !== ''; folder = dirname(folder)) {
    const text = findText(project, `${folder}/package.json`)
    if (text !== undefined) found.push(parseManifest(text))
  }
  return found
}
