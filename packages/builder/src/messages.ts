import { siteMessages } from '@sitewright/site'

/** Every message of the wizard from spec 1; components show them and hold no texts of their own. */
export const messages = {
  incomplete: 'Please complete required fields to continue',
  wrong: 'Put right first',

  startOverQuestion: 'Are you sure you want to start over? All progress will be lost.',
  startedOver: 'Builder reset successfully',

  businessSaved: 'Business information saved!',

  analysisLoading: 'AI is analyzing your business...',
  analysisReady: 'Ready for AI Analysis!',
  analysisStart: 'Start Analysis',
  analysisRetry: 'Retry Analysis',
  analysisFailedTitle: 'Analysis Failed!',
  analysisFailed: 'Unable to generate recommendations. Please check your business information.',
  analysisUnavailable: 'Analysis unavailable. Please try again.',
  analysisFromProvider: (provider: string) => `AI analysis complete with ${provider}!`,
  analysisEnhanced: 'Analysis complete with enhanced recommendations!',
  analysisSmart: 'Analysis complete with smart recommendations!',
  analysisAccepted: 'AI recommendations accepted!',
  analysisCancelled: 'The analysis was stopped. Your entries are kept.',
  analysisNotRenewed: 'The advice stays as it was.',

  frameworkSelected: (name: string) => `${name} selected!`,
  frameworkMissing: 'Please select a framework to continue',
  featureMissing: 'Please select at least one feature to continue',
  themeApplied: (theme: string) => `${theme} theme applied!`,
  fontSelected: (font: string) => `${font} font selected!`,
  layoutSelected: (layout: string) => `${layout} layout selected!`,
  platformMissing: siteMessages.platforms,

  generationFailed: 'Failed to generate project',
  generationFailedTitle: 'Generation failed',
  generationFailedRetry: 'Failed to generate PWA. Please try again.',
  generationCancelled: 'The generation was stopped. Your configuration is kept.',
  workerDied: 'The background task stopped unexpectedly. Nothing is lost: generate again.',
  generated: 'PWA generated successfully!',
  projectNotSaved:
    'The project is ready, but this browser cannot keep it. Download it before you leave the page.',

  validated: 'Project validation completed!',
  validatedReady: (fixed: number, prevented: number) =>
    `Project ready to use! Auto-fixed ${fixed} issues, prevented ${prevented} issues`,
  validatedFixed: (fixed: number, status: string) => `Auto-fixed ${fixed} issues! Project status: ${status}`,
  validationPassed: 'Project validation passed!',
  validationErrors: (count: number) => `Validation failed: ${count} errors found`,
  validationFailed: 'Validation failed',
  validationCancelled: 'The validation was stopped. The project is unchanged.',

  nothingToDownload: 'No project available for download',

  storageFull:
    'There is no room left in the browser storage, so this progress was not saved. Download site.json to keep it.',
  storageForbidden:
    'The browser does not allow saving, so this progress ends with the tab. Download site.json to keep it.',
  storageCorrupt:
    'The saved progress could not be read. It was set aside in this browser, and a new configuration was begun.',

  storagePartly: (parts: readonly string[]) =>
    `Some of the saved progress could not be read and was left out: ${parts.join(', ')}. What was there is set aside in this browser.`,

  linkTooLong:
    'This configuration is too long for a link. Download site.json and send that; Open configuration reads it.',
  linkUnreadable:
    'This link holds no configuration that can be read. Ask for a new one, or for the site.json.',

  openFailed: (reason: string) =>
    `The configuration could not be opened. ${reason} Your current configuration is unchanged.`,
  openNotText: 'The file is neither a site.json nor the zip of a project.',
  openNoSite: 'There is no site.json in this zip.',
  openTooLarge: 'The file is too large for a site.json.',
  opened: (name: string) => (name === '' ? 'The configuration was opened.' : `Opened: ${name}.`)
} as const

/** The eight labels of the generation, in order (spec 1 §4). */
export const generationLabels = [
  'Analyzing business requirements',
  'Creating project structure',
  'Generating components',
  'Setting up PWA configuration',
  'Implementing selected features',
  'Optimizing performance',
  'Creating deployment files',
  'Finalizing build'
] as const

/** Further labels of the generation's progress bar (spec 1 §4). */
export const progressLabels = {
  starting: 'Starting...',
  validating: 'Validating project structure...',
  complete: 'Complete'
} as const
