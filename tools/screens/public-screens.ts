import { keepAccountScreen } from './own-screens.ts'
import type { Screen } from './screen.ts'

/** Screens that everybody may open. */
export const publicScreens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'wizard-business', path: '/builder/business' },
  { name: 'wizard-analysis', path: '/builder/analysis' },
  { name: 'wizard-framework', path: '/builder/framework' },
  { name: 'wizard-features', path: '/builder/features' },
  { name: 'wizard-enterprise', path: '/builder/enterprise' },
  { name: 'wizard-customize', path: '/builder/customize' },
  { name: 'wizard-deployment', path: '/builder/deployment' },
  {
    name: 'wizard-messages',
    path: '/builder/deployment',
    act: async (page) => {
      await page.getByRole('tab', { name: 'Messages' }).click()
      const way = page.getByRole('radio', { name: /^A form address/ })
      await way.click()
      await page.getByLabel('Address from the service').fill('https://formspree.io/f/mkestrel')
      await way.evaluate((radio) => radio.scrollIntoView({ block: 'center' }))
    }
  },
  { name: 'wizard-review', path: '/builder/review' },
  { name: 'drafts', path: '/builder/customize?drafts' },
  {
    name: 'drafts-menu',
    path: '/builder/customize',
    act: async (page) => {
      const sheet = page.getByRole('button', { name: 'Preview', exact: true })
      if (await sheet.isVisible()) await sheet.click()
      const frame = page.frameLocator('iframe[title^="Live preview"]').first()
      await frame
        .getByRole('button', { name: /^Draft: / })
        .first()
        .press('Enter')
      // A menu beside the pencil; on a phone the draft in its list.
      await page
        .getByRole('button', { name: /^(Write it|Save)/ })
        .first()
        .waitFor()
    }
  },
  { name: 'preview', path: '/preview' },
  { name: 'download', path: '/download' },
  { name: 'history', path: '/history' },
  { name: 'check', path: '/check' },
  { name: 'docs', path: '/docs' },
  { name: 'sign-in', path: '/auth/login' },
  { name: 'register', path: '/auth/register' },
  { name: 'admin-sign-in', path: '/admin' },
  keepAccountScreen
]
