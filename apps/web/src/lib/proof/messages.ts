/** Texts of what was built and measured. */
export const proofMessages = {
  measured: (date: string) => `Measured on ${date}`,
  outdated: 'The template has changed since.',
  opinion: 'Our opinion',
  homeScript: 'JavaScript of the home page',
  kilobytes: (value: number) => `${value} KB`,
  build: 'Build',
  types: 'Check of types',
  seconds: (value: number) => `${value} s`,
  install: 'Installed',
  packages: (packages: number, megabytes: number) => `${packages} packages, ${megabytes} MB`,
  combinations: 'Combinations that pass',
  of: (passed: number, tried: number) => `${passed} of ${tried}`,
  everythingOn: 'With all features on, the home page as it is published.'
} as const
