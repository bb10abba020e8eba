import { expect, type Locator, type Page } from '@playwright/test'
import { fillIn } from './form.ts'
import type { SiteName } from '../site-pages.ts'
import { main, openPage } from './site.ts'

/** A Wednesday morning; tests of the calendar begin there. */
export const wednesday = new Date('2031-03-05T08:00:00')

export const customer = {
  Name: 'Noor Haddad',
  Email: 'noor@example.org',
  Phone: '0117 496 0000',
  Notes: 'none'
} as const

/** The booking page of a site. */
export function bookingOn(page: Page, site: SiteName = 'standard') {
  const content = main(page)
  return {
    open: () => openPage(page, '/booking', site),
    calendar: content.getByRole('grid'),
    /** A day by its name in the American order, `6 March 2031`. */
    day: (name: string): Locator => content.getByRole('button', { name: new RegExp(`,? ${name}$`) }),
    time: (name: string): Locator => content.getByRole('radio', { name, exact: true }),
    button: (name: string): Locator => content.getByRole('button', { name }),
    form: content.getByRole('form', { name: 'Who is coming?' }),
    mine: content.getByRole('region', { name: 'Your requests' }),
    async expectStep(name: string): Promise<void> {
      await expect(
        content.getByRole('list', { name: 'Progress' }).locator('[aria-current="step"]')
      ).toHaveText(new RegExp(`${name}$`))
    },
    /** The first three steps: a day, a time, who is coming. */
    async fillInAll(day: string, time: string): Promise<void> {
      await this.day(day).click()
      await this.button('Continue to times').click()
      await this.time(time).check()
      await this.button('Continue to details').click()
      await fillIn(this.form, customer)
      await this.form.getByLabel('Service').selectOption('Check-up and clean')
    }
  }
}
