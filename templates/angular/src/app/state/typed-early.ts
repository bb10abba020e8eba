import { getForms, typedIn } from '../../browser/form.ts'

type Typed = Readonly<Record<string, string>>

const typed = new Map<HTMLFormElement, Typed>()

/** Reads what was typed before hydration, which writes the values of the state into the prerendered fields. */
export function rememberTyped(): void {
  for (const form of getForms()) typed.set(form, typedIn(form))
}

/** Hands over what was typed into a form before hydration, by name of the field. */
export function takeTypedEarly(form: HTMLFormElement, take: (typed: Typed) => void): void {
  const early = Object.entries(typed.get(form) ?? {})
  if (early.length === 0) return
  take(Object.fromEntries(early))
  // Angular replays the events of that time, and whoever listens to them reads the fields.
  for (const [name, text] of early) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = text
  }
}
