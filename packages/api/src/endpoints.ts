import * as auth from './accounts/auth.ts'
import * as saved from './accounts/saved-projects.ts'

/** Every call of the accounts, by area; the client's types and the contract tests are made from this. */
export const endpoints = [
  auth.loginRoute,
  auth.adminLoginRoute,
  auth.registerRoute,
  auth.refreshRoute,
  auth.verifyRoute,
  auth.logoutRoute,
  auth.stepUpRoute,
  auth.signInOptionsRoute,
  auth.forgotPasswordRoute,
  auth.resetPasswordRoute,
  auth.verifyEmailRoute,
  auth.resendVerificationRoute,
  auth.unlockRoute,
  auth.setUpRoute,
  saved.listSavedProjectsRoute,
  saved.createSavedProjectRoute,
  saved.getSavedProjectRoute,
  saved.updateSavedProjectRoute,
  saved.renameSavedProjectRoute,
  saved.deleteSavedProjectRoute,
  saved.restoreSavedProjectRoute,
  saved.duplicateSavedProjectRoute,
  saved.listProjectVersionsRoute,
  saved.getProjectVersionRoute,
  saved.restoreProjectVersionRoute,
  saved.shareSavedProjectRoute,
  saved.unshareSavedProjectRoute,
  saved.getSharedProjectRoute
] as const
