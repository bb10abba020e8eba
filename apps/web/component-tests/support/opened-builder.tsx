import { initialState, storageKeys } from '@sitewright/builder'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { stopAnalysis } from '../../src/builder/advice.ts'
import { BuilderContext, builderStore } from '../../src/builder/builder-context.tsx'
import type { OpenBuilder } from '../../src/builder/builder-store.ts'
import { loadSaved } from '../../src/builder/persistence.ts'
import { savedProjectRef } from '../../src/builder/saved-project-ref.ts'
import { askedProject, cancelGeneration } from '../../src/builder/worker/generation.ts'
import { beforeMount } from './mounted-app.tsx'

const refKey = 'sitewright.origin'

/** The persistence of the wizard, which lives as long as the modules of the page. */
const { persistence } = findBuilder()

function findBuilder(): OpenBuilder {
  let found: OpenBuilder | undefined
  const take = (builder: OpenBuilder): null => {
    found = builder
    return null
  }
  const root = createRoot(document.createElement('div'))
  flushSync(() => root.render(<BuilderContext.Consumer>{take}</BuilderContext.Consumer>))
  root.unmount()
  if (found === undefined) throw new Error('The wizard has no store')
  return found
}

/** Opens the wizard's store with what the storage holds, as a page that was just loaded. */
function reopenBuilder(): void {
  stopAnalysis()
  cancelGeneration()
  askedProject.set(undefined)
  const stored = [storageKeys.state, refKey].map((key) => [key, localStorage.getItem(key)] as const)
  const outcome = loadSaved(localStorage)
  const state = outcome.kind === 'loaded' ? outcome.state : initialState
  builderStore.dispatch({ type: 'restore', snapshot: { ...initialState, ...state } })
  const ref = stored.find(([key]) => key === refKey)?.[1]
  savedProjectRef.set((JSON.parse(ref ?? 'null') ?? undefined) as ReturnType<typeof savedProjectRef.get>)
  // What was dispatched is written at once, and removed again: a page that was just loaded has written nothing.
  persistence.keepOwn()
  dispatchEvent(new Event('pagehide'))
  for (const [key, value] of stored) {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  }
}

beforeMount(reopenBuilder)
