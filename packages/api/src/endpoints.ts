import * as auth from './accounts/auth.ts'

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
  auth.setUpRoute
] as const
