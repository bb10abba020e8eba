import { getForms, typedIn } from '../../browser/form.ts'

type Typed = Readonly<Record<string, string>>

const typed = new Map<HTMLFormElement, Typed>()

/** Reads what was typed before hydration, which writes the values of the state into the prerendered fields. */
export function rememberTyped(): void {
  for (const form of getForms()) typed.set(form, typedIn(form))
}

/** Hands over what was typed into a form before hydration, by name of the field. */
export function takeTypedEarly(form: HTMLFormElement, take: (typed: Typed) => void): void {
  const early = typed.get(form)
  if (early !== undefined && Object.keys(early).length > 0) take(early)
}
