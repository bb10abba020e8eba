import { loginRules, noCredentials, noRegistration, registerRules, type RegisterValues } from '../auth.ts'
import type { Backend, Credentials } from '../backend/port.ts'
import type { Rules } from '../form.ts'
import { errorMessage } from '../messages.ts'
import { authMessages } from '../features/auth.ts'
import { createForm, type FormSession, type Send } from './form.ts'
import { createObservable, whileObserved, type Observable } from './observable.ts'

interface Arrival {
  /** Tells the visitor. */
  say: (message: string, tone?: 'success' | 'error') => void
  /** Goes where a visitor who has signed in goes. A page that was left meanwhile leads nowhere. */
  arrive: () => void
}

/** A form that signs the visitor in. */
export interface SignInForm<Values> {
  form: FormSession<Values>
  submit: () => Promise<void>
}

/** The form to sign in. */
export function createSignIn({
  backend,
  ...arrival
}: Arrival & { backend: Pick<Backend, 'signIn'> }): SignInForm<Credentials> {
  return createArrivingForm(
    noCredentials,
    loginRules,
    authMessages.signedIn,
    arrival,
    async (credentials) => {
      const result = await backend.signIn(credentials)
      if (result.ok) return undefined
      return result.code === 'signed-out' ? authMessages.wrong : errorMessage(result.code)
    }
  )
}

/** The form to register. */
export function createRegistration({
  backend,
  ...arrival
}: Arrival & { backend: Pick<Backend, 'register'> }): SignInForm<RegisterValues> {
  return createArrivingForm(
    noRegistration,
    registerRules,
    authMessages.registered,
    arrival,
    async ({ name, email, password }) => {
      const result = await backend.register({ name: name.trim(), email: email.trim(), password })
      if (result.ok) return undefined
      return result.code === 'taken' ? authMessages.accountExists : errorMessage(result.code)
    }
  )
}

function createArrivingForm<Values extends object>(
  initial: Values,
  rules: Rules<Values>,
  message: string,
  { say, arrive }: Arrival,
  send: Send<Values>
): SignInForm<Values> {
  const form = createForm({ initial, rules })
  const { subscribe, isShown } = whileShown(form)

  async function sendAndArrive(values: Values): Promise<string | undefined> {
    const failure = await send(values)
    if (failure !== undefined) return failure
    say(message)
    if (isShown()) arrive()
    return undefined
  }

  return { form: { ...form, subscribe }, submit: () => form.submit(sendAndArrive) }
}

interface SocialSignInOptions extends Arrival {
  backend: Pick<Backend, 'signInWith'>
  /** Goes to the page of a provider. */
  goTo: (address: string) => void
}

/** Social sign-in: the provider that is waited for, if any. */
export interface SocialSignIn extends Observable<string | null> {
  /** Signs in with a provider, unless another one is waited for. */
  signInWith: (provider: string) => Promise<void>
}

export function createSocialSignIn({ backend, say, arrive, goTo }: SocialSignInOptions): SocialSignIn {
  const state = createObservable<string | null>(null)
  const { subscribe, isShown } = whileShown(state)
  return {
    get: state.get,
    subscribe,
    async signInWith(provider) {
      if (state.get() !== null) return
      state.set(provider)
      const result = await backend.signInWith(provider)
      state.set(null)
      if (!result.ok) return say(errorMessage(result.code), 'error')
      if (result.value.kind === 'redirect') return isShown() ? goTo(result.value.url) : undefined
      say(authMessages.signedIn)
      return isShown() ? arrive() : undefined
    }
  }
}

/** `subscribe`, and whether somebody listens: whether the page is still there when an answer comes. */
function whileShown<State>(state: Observable<State>) {
  let isShown = false
  const subscribe = whileObserved(state, () => {
    isShown = true
    return () => void (isShown = false)
  })
  return { subscribe, isShown: () => isShown }
}
