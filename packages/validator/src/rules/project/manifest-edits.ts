import type { Edit } from '../../engine/rule.ts'
import type { Profile } from '../../profiles/profile.ts'

/** Sets one member of package.json. */
export function setMember(path: readonly string[], value: string): Edit {
  return { op: 'member', file: 'package.json', path, value }
}

/** Declares a package, among the tools where the profile counts it as one. */
export function addDependency(profile: Profile, name: string, version: string): Edit {
  const tool = profile.manifest?.dev.includes(name) === true || name.startsWith('@types/')
  return setMember([tool ? 'devDependencies' : 'dependencies', name], version)
}
