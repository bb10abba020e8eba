import { expect, type Locator } from '@playwright/test'

/** The control that a label names; what follows the label, such as `(optional)`, does not matter. */
export function fieldOf(form: Locator, label: string): Locator {
  const controls = form.locator('input, textarea, select')
  return controls.and(form.getByLabel(new RegExp(`^\\s*${label}\\s*(\\(optional\\))?\\s*$`)))
}

/** Fills in fields by their labels. */
export async function fillIn(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await fieldOf(form, label).fill(value)
}

/**
 * A refused form says so twice: in a summary that takes the focus and leads to each field, and at the field itself.
 * `complaints` are the sentences by label, in the order of the fields.
 */
export async function expectRefusal(
  form: Locator,
  complaints: Readonly<Record<string, string>>
): Promise<void> {
  const summary = form.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('button')).toHaveText(Object.values(complaints))
  for (const [label, complaint] of Object.entries(complaints)) {
    await expect(fieldOf(form, label)).toHaveAccessibleDescription(new RegExp(`${escape(complaint)}$`))
    await expect(fieldOf(form, label)).toHaveAttribute('aria-invalid', 'true')
    await summary.getByRole('button', { name: complaint }).click()
    await expect(fieldOf(form, label)).toBeFocused()
  }
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
