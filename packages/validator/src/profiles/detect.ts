import type { Project } from '@sitewright/project'
import { angular } from './angular.ts'
import { classic } from './classic.ts'
import { generic } from './generic.ts'
import { angularDetection } from './detect-angular.ts'
import { reactDetection } from './detect-react.ts'
import { svelteDetection } from './detect-svelte.ts'
import { vueDetection } from './detect-vue.ts'
import { foreign, type Detection } from './detection.ts'
import type { Profile, ProfileId } from './profile.ts'
import { reactVite } from './react-vite.ts'
import { staticSite } from './static.ts'
import { svelteKit } from './sveltekit.ts'
import { vueVite } from './vue-vite.ts'

const profiles: Readonly<Record<ProfileId, Profile>> = {
  'react-vite': reactVite,
  'vue-vite': vueVite,
  sveltekit: svelteKit,
  angular,
  classic,
  static: staticSite,
  generic
}

/** The profile of an id. */
export function getProfile(id: ProfileId): Profile {
  return profiles[id]
}

/** Kinds of projects, recognised by their files and packages. A framework more is a line here. */
const detections: readonly Detection[] = [reactDetection, vueDetection, svelteDetection, angularDetection]

/** Detects the profile of a project from its files, or takes it from the framework it was generated for. */
export function detectProfile(project: Project, framework?: string): Profile {
  const detection =
    detections.find((each) => each.framework === framework) ?? detections.find(({ is }) => is(project))
  if (detection !== undefined) return detection.profileOf(project)
  // Without packages nothing is built: the pages are what is served.
  const built =
    project.has('package.json') ||
    [...project.keys()].some((path) => unserved.test(path) || foreign.test(path))
  return !built && project.has('index.html') ? staticSite : generic
}

/** Sources and settings that only a build makes something of. */
const unserved = /\.tsx?$|^(vite|webpack|rollup)\.config\./
