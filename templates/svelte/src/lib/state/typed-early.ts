import { getForms, typedIn } from '#lib/browser/form.ts'

type Typed = Readonly<Record<string, string>>

const typed = new Map<HTMLFormElement, Typed>()

/** Reads what was typed before hydration, which writes the values of the state into the prerendered fields. */
export function rememberTyped(): void {
  for (const form of getForms()) typed.set(form, typedIn(form))
}

/** What was typed into a form before hydration, by name of the field. */
export function typedEarly(form: HTMLFormElement): Typed {
  return typed.get(form) ?? {}
}
