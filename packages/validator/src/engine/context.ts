import { importResolver, findText, type ImportResolver, type Project } from '@sitewright/project'
import type { Profile } from '../profiles/profile.ts'
import type { ScriptFacts } from '../sources/facts.ts'
import { readAliases } from './aliases.ts'
import { lockedRanges } from './lock-file.ts'
import { readManifest, type ManifestState } from './manifest.ts'

/** The context of project rules. */
export interface Context {
  project: Project
  profile: Profile
  /** The project as it was generated, where the caller has it. */
  expected: Project | undefined
  /** The version range to add a package with; undefined where none is known. */
  versionOf: (name: string) => string | undefined
  text: (path: string) => string | undefined
  /** Imports and exports of each script, by path. */
  scripts: ReadonlyMap<string, ScriptFacts>
  manifest: ManifestState
  resolve: ImportResolver
}

/** Settings of a run. */
export interface Setting {
  profile: Profile
  expected: Project | undefined
  versions: Readonly<Record<string, string>>
}

/** Creates the context of project rules from evaluated files. */
export function createContext(
  project: Project,
  scripts: ReadonlyMap<string, ScriptFacts>,
  setting: Setting
): Context {
  const { profile, expected } = setting
  const promised = expected ? readManifest(expected) : undefined
  const manifest = readManifest(project)
  const versions = {
    ...profile.versions,
    ...sharedRanges(profile, manifest),
    ...lockedRanges(project),
    ...(promised?.kind === 'valid' ? promised.packages : {}),
    ...setting.versions
  }
  return {
    project,
    profile,
    expected,
    versionOf: (name) => (Object.hasOwn(versions, name) ? versions[name] : undefined),
    text: (path) => findText(project, path),
    scripts,
    manifest,
    resolve: importResolver(project, readAliases(project))
  }
}

/** The ranges of packages that are released together with some that are declared. */
function sharedRanges({ releasedTogether = [] }: Profile, manifest: ManifestState): Record<string, string> {
  if (manifest.kind !== 'valid') return {}
  return Object.fromEntries(
    releasedTogether.flatMap((group) => {
      const declared = group.map((name) => manifest.packages[name]).find((range) => range !== undefined)
      return declared === undefined ? [] : group.map((name) => [name, declared] as const)
    })
  )
}
