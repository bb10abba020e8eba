import { expect, test } from '@playwright/test'
import { drawPhotograph } from '../models/photographs.ts'
import { downloadProject, wizardPage } from '../models/wizard.ts'

/** Milliseconds a key: forty words a minute, as people type who do not type for a living. */
const keyMs = 300
/** Milliseconds until a button is found and pressed. */
const clickMs = 1500

const words = {
  'Business name': 'Wet Nose Grooming',
  Description:
    'Mobile dog grooming in Cardiff, one dog at a time. Full groom small dog £45, medium £55, large £70. Bath and brush £30, nails £12, puppy visit £20. Mon to Sat 8.30am to 4.30pm.',
  Location: 'Cardiff',
  'E-mail': 'hello@wetnosegrooming.co.uk',
  Phone: '07700 900412',
  Goals: 'Show my prices'
} as const

test('from the start page to the zip, with six services and two photographs', async ({ page }) => {
  // Four minutes of an owner's time.
  test.setTimeout(240_000)
  const wizard = wizardPage(page)
  const photographs = [await drawPhotograph(page, 4000, 3000), await drawPhotograph(page, 4000, 3000)]
  const press = async (control: ReturnType<typeof page.getByRole>): Promise<void> => {
    await page.waitForTimeout(clickMs)
    await control.click()
  }
  await page.goto('/')
  await press(page.getByRole('link', { name: 'Start Building' }).first())
  for (const [label, text] of Object.entries(words)) {
    await press(wizard.field(label))
    await page.keyboard.type(text, { delay: keyMs })
  }
  await press(wizard.field('Industry'))
  await wizard.field('Industry').selectOption('services')
  await press(wizard.field('Target audience'))
  await wizard.field('Target audience').selectOption('General Consumers')
  const services = page.getByRole('region', { name: 'Services' })
  await expect(services.getByRole('textbox', { name: /^Name of / })).toHaveCount(6)
  const all = page.getByRole('button', { name: 'Yes, all of it' })
  while ((await all.count()) > 0) await press(all.first())
  const pictures = page.getByRole('region', { name: 'Pictures' })
  for (const [index, slot] of ['Main picture', 'About the business'].entries()) {
    const chooser = page.waitForEvent('filechooser')
    await press(pictures.getByRole('button', { name: `Choose a picture: ${slot}` }))
    await page.waitForTimeout(3 * clickMs)
    const buffer = photographs[index] ?? Buffer.alloc(0)
    await (await chooser).setFiles({ name: `IMG_${index}.jpg`, mimeType: 'image/jpeg', buffer })
    await press(pictures.getByRole('button', { name: `Edit the picture: ${slot}` }))
    await press(pictures.getByRole('textbox', { name: 'Description' }))
    await page.keyboard.type('A wet dog on the table', { delay: keyMs })
    await press(pictures.getByRole('button', { name: 'Close', exact: true }))
  }
  for (const step of ['business', 'analysis', 'framework', 'features', 'enterprise', 'customize'] as const) {
    await wizard.isAt(step)
    await press(wizard.action(step))
  }
  await wizard.isAt('deployment')
  await press(page.getByRole('checkbox', { name: /^Netlify/ }))
  await press(wizard.action('deployment'))
  await press(wizard.action('review'))
  await expect(page).toHaveURL(/\/download$/, { timeout: 30_000 })
  await page.waitForTimeout(clickMs)
  await downloadProject(page)
})
