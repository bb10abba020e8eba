/** Texts of the page that validates a dropped project. */
export const checkMessages = {
  title: 'Check a project',
  lead: 'Drop a zip or a folder of a site. It is looked at in this browser and goes nowhere. Nothing in it is changed.',
  drop: 'Drop a zip or a folder here',
  zip: 'Choose a zip',
  folder: 'Choose a folder',
  limits: 'Up to 50 MB and 5,000 files. node_modules, .git and dist are left out.',
  reading: (name: string) => `Reading ${name} …`,
  checking: (name: string) => `Looking at ${name} …`,
  stop: 'Stop',
  of: (name: string, files: number, moment: string) =>
    `${name}, ${files} ${files === 1 ? 'file' : 'files'}, looked at ${moment}. It says what was looked at, how, and what was not.`,
  refused: (name: string) => `${name} could not be read`,
  another: 'Check another'
} as const
