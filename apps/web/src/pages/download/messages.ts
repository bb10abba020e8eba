/** Texts of the download page besides those that it shares with /preview. */
export const downloadMessages = {
  title: 'Download',
  documentTitle: 'Download · Sitewright',
  isReady: (name: string) => `${name} is ready`,
  project: 'Project',
  features: (count: number) => `${count} features`,
  files: (count: number) => `${count} files`,
  size: (size: string) => `${size} to download`,
  lookAtCode: 'Look at the code',
  quickSetup: 'Quick setup',
  includedFeatures: 'Included features',
  startNew: 'Start New Project',
  onlineWith: (host: string) => `Online with ${host}`,
  generatedAt: (name: string, moment: string) => `${name}, generated ${moment}.`,
  answer: 'Answer',
  inProject: 'In the project',
  none: 'None',
  again: 'Make it anew',
  readyTitle: (name: string) => `${name} is ready · Sitewright`
} as const
