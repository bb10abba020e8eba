import { isPublicAddress, isReachableHere } from '#domain/addresses.ts'

/** Whether this build is to be published: drafts and what only pretends are left out of it. */
export function isLaunch(): boolean {
  return isOn('LAUNCH')
}

/** Which addresses count as real in a launch build: with LAUNCH_LOCAL=1 also those of this machine, to try it out. */
export function launchReach(): (address: string) => boolean {
  return isOn('LAUNCH_LOCAL') ? isReachableHere : isPublicAddress
}

function isOn(variable: string): boolean {
  return !['', '0', 'false'].includes(process.env[variable] ?? '')
}
