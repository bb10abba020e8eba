import { closedAccount } from './save-records.ts'
import type { Screen } from './screen.ts'

/** Screens of somebody who is signed in. */
export const ownScreens: readonly Screen[] = [
  { name: 'profile', path: '/auth/profile' },
  { name: 'profile-security', path: '/auth/profile/security' },
  { name: 'profile-activity', path: '/auth/profile/activity' },
  { name: 'projects', path: '/auth/projects' },
  {
    name: 'dialog-authenticator',
    path: '/auth/profile/security',
    act: async (page) => {
      await page.getByRole('switch', { name: 'Authenticator app' }).click()
      await page.getByLabel('Code that the app shows').waitFor()
    }
  },
  {
    name: 'dialog-delete-account',
    path: '/auth/profile',
    act: async (page) => {
      await page.getByRole('button', { name: 'Delete account…' }).click()
      await page.getByLabel('Your password').waitFor()
    }
  },
  {
    name: 'projects-deleted',
    path: '/auth/projects',
    act: (page) => page.getByRole('region', { name: 'Recently deleted' }).scrollIntoViewIfNeeded()
  },
  {
    name: 'projects-purge',
    path: '/auth/projects',
    act: async (page) => {
      await page.getByRole('button', { name: /^Delete for good/ }).click()
      await page.getByRole('dialog').waitFor()
    }
  }
]

/** What somebody sees who signs in to an account that they have closed. */
export const keepAccountScreen: Screen = {
  name: 'keep-account',
  path: '/auth/login',
  act: async (page) => {
    await page.getByLabel('Email', { exact: true }).fill(closedAccount.email)
    await page.getByLabel('Password', { exact: true }).fill(closedAccount.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('button', { name: 'Keep account' }).waitFor()
  }
}
