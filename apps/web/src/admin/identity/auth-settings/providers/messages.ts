import { providerFieldMessages } from '../../setting-fields/messages.ts'
import { authSettingsMessages } from '../messages.ts'

/** Texts of the dialog that configures a provider (spec 2 §2, §3). */
export const configureMessages = {
  ...providerFieldMessages,
  tabsLabel: 'Parts of the configuration',
  tabs: { basic: 'Basic Configuration', mapping: 'User Mapping', restrictions: 'Restrictions' },
  secretSet: (last4: string | null) =>
    last4 === null
      ? 'One is set. It can be replaced, never read back.'
      : `The one that is set ends in ${last4}. It can be replaced, never read back.`,
  secretMissing: 'Copy it from the console of the provider. It is never shown again.',
  secretPlaceholder: 'Leave empty to keep it',
  expiresHelp: 'You are reminded 30 days before.',
  tenantHelp:
    'With common or organizations, list the organisations under Restrictions. Email counts as unverified.',
  scopesHelp: 'Separated by spaces',
  redirectUri: 'Redirect address',
  redirectHelp: 'Register it with the provider.',
  copy: 'Copy the redirect address',
  copied: 'Copied',
  notCopied: 'The browser did not allow it. Select the address and copy it.',
  mappingLead:
    'Which claim of the provider fills which field of a person. The name stands in for a first or last name that is missing.',
  mappingHead: { field: 'Field', claim: 'Claim', becomes: 'Would become' },
  mappedFrom: (time: string) => `From your test sign-in of ${time}, by the claims as they stand here.`,
  mappedNone: 'What people would become is shown once a test sign-in has come back, for ten minutes.',
  mappedDemo: 'Nobody signs in with a provider in the demo, so there are no claims to show.',
  mappedFailed: 'What people would become could not be read',
  testSignIn: 'Test sign-in',
  testAgain: 'Test again',
  nothingBecomes: 'empty',
  emailUnknown: 'not told in that test',
  verified: 'verified',
  unverified: 'not verified',
  oneALine: 'One a line',
  tenantsHelp: 'Identifiers of Microsoft organisations, one a line',
  required: 'Fill this in',
  domainInvalid: (domain: string) => `${domain} is no domain. Write it as example.com`,
  tenantInvalid: (tenant: string) => `${tenant} is no identifier of an organisation`,
  cancel: 'Cancel',
  save: 'Save',
  testAndSave: 'Test and save',
  testLead: 'Test and save asks the provider with what stands here, and saves it only if you would get in.',
  stopWaiting: 'Stop waiting',
  notSaved: 'Nothing is saved',
  changedMeanwhile: 'The test sign-in worked, but the form has changed since. Test it again.',
  testedAndSaved: (name: string) => `The test sign-in with ${name} worked, and its configuration is saved`,
  tested: (name: string) => `The test sign-in with ${name} worked; there was nothing to save`,
  nothing: 'Nothing has changed',
  saved: (name: string) => `The configuration of ${name} is saved`,
  failedTitle: authSettingsMessages.errorTitle,
  failed: authSettingsMessages.saveFailed,
  unsavedTitle: 'Unsaved changes',
  unsaved: 'What you changed here is not saved yet.',
  keepEditing: 'Keep editing',
  discard: 'Discard changes'
} as const
