export const savedProjectMessages = {
  deleted: 'The project is deleted.',
  purged: 'The project is deleted for good.',
  baseVersion: (version: number) => `Your changes were made from version ${version}.`,
  currentVersion: (version: number) => `Version ${version} is saved here.`,
  merge: 'Save yours as a project of its own, or save it over the newer version once you have seen it.',
  copyOf: (name: string) => `${name} (copy)`
} as const
