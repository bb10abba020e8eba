/** Messages about manifests, their pictures and service workers. */
export const pwaMessages = {
  noManifest: 'An installable site needs a web app manifest, and there is none',
  manifestGone: (address: string) => `The page links the manifest ${address}, which is not there`,
  manifestUnread: 'This manifest is not a JSON object, so browsers ignore it',
  notLinked: (path: string) => `No page links ${path}. Add <link rel="manifest"> to the head.`,
  missing: (member: string) => `The manifest has no ${member}`,
  spaces: (member: string) => `${member} begins or ends with a space`,
  tooShort: (member: string, least: number) => `${member} needs at least ${least} letters`,
  noColor: (member: string) => `${member} is no colour in the form #rrggbb`,
  notAllowed: (member: string, allowed: readonly string[]) =>
    `${member} must be one of: ${allowed.join(', ')}`,
  elsewhere: (member: string, address: string) => `${member} leads to another site (${address})`,
  outOfScope: (start: string, scope: string) => `start_url ${start} lies outside of the scope ${scope}`,
  insecure: (member: string) => `${member} is an http address; an installable site is served by https`,
  noPage: 'There is no index.html that start_url could open',
  noStart: (address: string) => `start_url opens ${address}, which is not there`,
  noFile: (src: string) => `The manifest names ${src}, which is not there`,
  noPicture: (src: string) => `${src} is no picture that browsers can read`,
  wrongType: (src: string, stated: string, actual: string) =>
    `${src} is ${actual}, but the manifest says ${stated}`,
  noSize: (src: string) => `The manifest says no size for ${src}`,
  wrongSize: (src: string, stated: string, actual: string) =>
    `${src} measures ${actual}, but the manifest says ${stated}`,
  noSquare: (side: number) => `There is no PNG icon of ${side}x${side} for any purpose`,
  ico: (src: string) => `${src} is an .ico file, which is no icon for a manifest`,
  noWorker: 'No service worker is registered, so the site does not work offline',
  workerGone: (address: string) => `The service worker ${address} is registered, but nothing makes it`,
  workerEmpty: 'This service worker keeps nothing, so the site does not work offline',
  keptGone: (address: string) =>
    `The service worker keeps ${address}, which is not there, so it is never installed`
} as const
