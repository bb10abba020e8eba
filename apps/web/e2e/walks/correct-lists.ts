import { expect, type Locator, type Page } from '@playwright/test'
import { parsePriceField } from '@sitewright/site'
import type { Owner } from './owner.ts'

async function typed(field: Locator, text: string): Promise<void> {
  await field.fill(text)
  await field.press('Tab')
}

/** Whether two prices are the same amount, however they are written. */
function isSamePrice(one: string, other: string): boolean {
  // Without a sign both are in the currency of the business, whichever that is.
  const [read, meant] = [one, other].map((text) => parsePriceField(text, 'EUR'))
  return read?.kind === 'amount' && meant?.kind === 'amount'
    ? read.price.amount === meant.price.amount
    : one.toLowerCase() === other.toLowerCase()
}

/** Beginnings of the words, so that a plural is the same word. */
const stemsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).map((word) => word.slice(0, 5))

/** Whether a name that was read is what the owner means by another: most of its words, or part of it. */
function isSame(read: string, meant: string): boolean {
  const [one, other] = [stemsIn(read), stemsIn(meant)]
  const shared = one.filter((word) => other.includes(word)).length
  return shared > 0 && shared >= Math.min(one.length, other.length) * 0.6
}

interface ReadService {
  name: string
  price: string
  minutes: string
}

/** Looks at the services that were read, puts right what was misread, and adds what was not read. */
export async function correctServices(page: Page, owner: Owner): Promise<string[]> {
  const notes: string[] = []
  const services = page.getByRole('region', { name: 'Services' })
  await expect(services).toBeVisible()
  // What is read arrives a moment after the last key.
  await page.waitForTimeout(1000)
  const showAll = services.getByRole('button', { name: /^Show all / })
  if ((await showAll.count()) > 0) await showAll.click()
  const valueOf = (label: string) => services.getByRole('textbox', { name: label, exact: true })
  const names = await services
    .getByRole('textbox', { name: /^Name of / })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  const read: ReadService[] = []
  for (const name of names) {
    const [price, minutes] = [valueOf(`Price of ${name}`), valueOf(`Length of ${name}`)]
    read.push({ name, price: await price.inputValue(), minutes: await minutes.inputValue() })
  }
  const left = [...read]
  for (const meant of owner.services) {
    const same = (each: ReadService): boolean => isSame(each.name, meant.name)
    const priced = (each: ReadService): boolean =>
      meant.price !== undefined && isSamePrice(each.price, meant.price)
    const timed = (each: ReadService): boolean => each.minutes !== '' && each.minutes === meant.minutes
    const open = (each: ReadService): boolean => each.price === '' || meant.price === undefined
    const found =
      left.find((each) => priced(each) && (same(each) || timed(each))) ??
      left.find((each) => same(each) && open(each))
    const said = `${meant.name}, ${meant.price ?? '-'}, ${meant.minutes ?? '-'}`
    if (found === undefined) {
      notes.push(`ADDED ${said}`)
      await services.getByRole('button', { name: 'Add a service' }).click()
      await page.keyboard.type(meant.name)
      await page.keyboard.press('Tab')
    } else left.splice(left.indexOf(found), 1)
    const { name, price, minutes } = found ?? { name: meant.name, price: '', minutes: '' }
    if (found !== undefined) notes.push(`read: ${name}, ${price || '-'}, ${minutes || '-'}  (said: ${said})`)
    if (meant.price !== undefined && !isSamePrice(price, meant.price)) {
      if (found !== undefined) notes.push(`  PRICE typed: ${meant.price}`)
      await typed(valueOf(`Price of ${name}`), meant.price)
    }
    if (meant.minutes !== undefined && minutes !== meant.minutes) {
      if (found !== undefined) notes.push(`  LENGTH typed: ${meant.minutes}`)
      await typed(valueOf(`Length of ${name}`), meant.minutes)
    }
  }
  for (const { name, price, minutes } of left) {
    notes.push(`REMOVED ${name}, ${price || '-'}, ${minutes || '-'}`)
    await services.getByRole('button', { name: `Remove ${name}`, exact: true }).click()
  }
  return notes
}

const days = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday'
} as const

/** The same for the hours of the week. */
export async function correctHours(page: Page, owner: Owner): Promise<string[]> {
  const notes: string[] = []
  const region = page.getByRole('region', { name: 'Opening hours' })
  for (const [day, name] of Object.entries(days)) {
    const spans = owner.hours[day as keyof typeof days] ?? []
    const open = region.getByRole('switch', { name: `${name} open` })
    if ((await open.isChecked()) !== spans.length > 0) {
      notes.push(`HOURS ${name}: switched ${spans.length > 0 ? 'on' : 'off'}`)
      await open.press('Space')
    }
    for (const [at, span] of spans.entries()) {
      const fields = ['opens', 'closes'].map((what) =>
        region.getByRole('textbox', { name: new RegExp(`^${name}.*, ${what}`) }).nth(at)
      )
      if (at > 0 && (await fields[0]?.count()) === 0) {
        notes.push(`HOURS ${name}: break added`)
        await region.getByRole('button', { name: `Add a break on ${name}` }).click()
      }
      for (const [end, field] of fields.entries()) {
        const value = await field.inputValue()
        const [is, meant] = [value, span[end] ?? ''].map((text) => text.padStart(5, '0'))
        if (is === meant) continue
        notes.push(`HOURS ${name}: ${value} corrected to ${span[end]}`)
        await typed(field, span[end] ?? '')
      }
    }
  }
  return notes
}

/** Confirms each list that was read. */
export async function confirmLists(page: Page): Promise<void> {
  const all = page.getByRole('button', { name: 'Yes, all of it' })
  for (let left = await all.count(); left > 0; left = await all.count()) {
    await all.first().click()
    await expect(all).toHaveCount(left - 1)
  }
}
